import { categoryOf } from "#content/load/listings.ts";
import { addedMistakes, type ContentCheck, type FileMistake } from "../check.ts";
import { summariseChanges } from "../describe-changes.ts";
import { NoSuchFile, type EditorStore, type SaveOutcome, type StoredFile } from "../editor-store.ts";
import { titleOf, valueOf, versionOf } from "../file-value.ts";
import { editYaml } from "../../yaml/edit-yaml.ts";
import { picturesOfDraft } from "./draft-pictures.ts";
import type { Drafts } from "./drafts.ts";
import { NotPossible } from "../outcomes.ts";
import { requireFree, type ProductIdentity } from "./identity.ts";
import {
  changesOfAddress,
  changesOfAddresses,
  changesOfRemoval,
  downloadsOf,
  productIn,
  type EditedProduct,
} from "./product-changes.ts";
import { quotesOf } from "./quotes.ts";
import { findReferences, type FoundReference } from "./references.ts";
import { productCopy, type RenamedText } from "./copy.ts";
import { withoutEmptyCards, withoutEmptyFigures } from "./empty-figures.ts";
import { figuresIn, type Copied } from "./figures-in.ts";
import { newProductText, productTemplate } from "./template.ts";

/** What would be removed together with a product. */
export interface Consequences {
  readonly references: readonly (FoundReference & { readonly title: string })[];
  readonly pictures: number;
  readonly downloads: number;
}

interface StoreParts {
  store: EditorStore;
  drafts: Drafts;
  check: Pick<ContentCheck, "mistakes">;
}

/** Adds, copies, renames, withdraws and deletes products. A new product is a draft until it is added to the site. */
export class ProductStore {
  readonly #store: EditorStore;
  readonly #drafts: Drafts;
  readonly #check: Pick<ContentCheck, "mistakes">;

  constructor({ store, drafts, check }: StoreParts) {
    this.#store = store;
    this.#drafts = drafts;
    this.#check = check;
    // The editor may have been killed between adding a draft to the site and removing it here.
    for (const { path, text } of store.texts()) {
      if (this.isDraft(path) && text === this.#addedText(path)) drafts.remove(path);
    }
  }

  /** The drafts, by their future paths. */
  list() {
    return this.#drafts.list().map((path) => {
      const text = this.#textOf(path);
      return { path, schema: "product", title: titleOf(path, valueOf(text)), samples: 0, isDraft: true };
    });
  }

  /** The values of the drafts. */
  values(): { path: string; value: unknown }[] {
    return this.#drafts.list().map((path) => ({ path, value: valueOf(this.#textOf(path)) }));
  }

  isDraft(path: string): boolean {
    return this.#drafts.read(path) !== undefined;
  }

  /** A draft, with the mistakes that prevent adding it to the site. @throws {NoSuchFile} */
  read(path: string): StoredFile {
    const text = this.#textOf(path);
    const value = valueOf(text);
    const mistakes = this.#mistakesIn(path, text);
    return { path, schema: "product", title: titleOf(path, value), version: versionOf(text), value, mistakes };
  }

  /** The text of a draft with a new value. @throws {NoSuchFile} */
  textWith(path: string, value: unknown): string {
    return editYaml(this.#textOf(path), value);
  }

  /** @throws {NoSuchFile} */
  checkChange(path: string, value: unknown, corrected = value): { mistakes: readonly FileMistake[]; changes: string } {
    const text = this.#textOf(path);
    const changes = this.#store.inWords(valueOf(text), corrected, path, summariseChanges);
    return { mistakes: this.#mistakesIn(path, editYaml(text, value)), changes };
  }

  /** Saves a draft, complete or not. @throws {NoSuchFile} */
  save(path: string, value: unknown, version: string, base?: unknown): SaveOutcome | { readonly outcome: "kept" } {
    const before = this.#textOf(path);
    if (versionOf(before) !== version) return this.#store.changedElsewhere(base, valueOf(before), value);
    this.#drafts.write(path, editYaml(before, value));
    return { outcome: "kept" };
  }

  /** Begins a product from the template of its category. @returns its path @throws {RefusedIdentity} */
  begin(category: string, slug: string, name: string, modelCode?: string): string {
    const texts = this.#store.texts();
    if (!texts.some(({ path }) => path === `categories/${category}.yaml`))
      throw new NotPossible(`There is no category ${category}.`);
    const others = texts.filter(({ path }) => path.startsWith(`products/${category}/`));
    const template = productTemplate(
      name,
      others.map(({ text }) => valueOf(text)),
      modelCode,
    );
    return this.#beginWith({ category, slug, name, modelCode }, template);
  }

  /**
   * Begins a product as a copy of another.
   * @returns its path, and the texts with its new name
   * @throws {NoSuchFile} @throws {RefusedIdentity}
   */
  copy(path: string, slug: string, name: string, modelCode?: string): { path: string; renamed: RenamedText[] } {
    const { category } = this.#product(path);
    const original = this.#store.read(path).value;
    const { value, renamed } = productCopy({ name, modelCode }, original);
    const note = { renamed, copied: { name: titleOf(path, original), figures: figuresIn(value) } };
    const copy = this.#beginWith({ category, slug, name, modelCode }, value, note);
    return { path: copy, renamed };
  }

  /** The unchecked texts of a draft in which its name replaced the original's. */
  renamedIn(path: string): readonly RenamedText[] {
    return this.#noteOn(path).renamed ?? [];
  }

  /** Marks one of these texts as checked. */
  looked(path: string, at: RenamedText["at"]): void {
    const renamed = this.renamedIn(path).filter((each) => JSON.stringify(each.at) !== JSON.stringify(at));
    this.#drafts.writeNote(path, { ...this.#noteOn(path), renamed });
  }

  /** The original of a draft; undefined if it is not a copy. */
  copiedFrom(path: string): Copied | undefined {
    return this.#noteOn(path).copied;
  }

  #noteOn(path: string): { renamed?: readonly RenamedText[]; copied?: Copied } {
    return this.#drafts.note(path) ?? {};
  }

  /** Adds a draft to the site if it is complete and valid. @throws {NoSuchFile} @throws {NotPossible} */
  publish(path: string): SaveOutcome {
    const text = this.#addedText(path);
    const { name, addresses } = productIn({ path, text });
    const file = { path: `content/${path}`, after: text };
    // An undo may have put it there since the draft was begun.
    if (this.#store.files.read(file.path) !== null)
      throw new NotPossible(
        `The site already has a product at /${addresses[0]}. In the history, undo the step that put it there, or delete this draft.`,
      );
    const freed = changesOfAddresses(this.#store.texts(), { taken: addresses });
    const files = this.#drafts.files(path);
    const pictures = picturesOfDraft(text, files).map((each) => ({ path: each, after: files.read(each) }));
    const outcome = this.#store.change([...pictures, file, ...freed], { summary: `${name}: added` });
    if (outcome.outcome === "saved") this.#drafts.remove(path);
    return outcome;
  }

  /** @throws {NoSuchFile} */
  discard(path: string): void {
    this.#textOf(path);
    this.#drafts.remove(path);
  }

  /** References to a product, and what is removed with it. @throws {NoSuchFile} */
  consequences(path: string): Consequences {
    const product = this.#product(path);
    const texts = this.#store.texts();
    const names = new Set(product.addresses.flatMap((each) => [each, `/${each}`]));
    const titles = new Map(this.#store.list().map((file) => [file.path, file.title]));
    const others = texts.filter((each) => each.path !== path && each.path !== "addresses.yaml");
    const removal = changesOfRemoval(product, texts, this.#store.files);
    return {
      references: findReferences(others, names).map((found) => ({
        title: titles.get(found.path) ?? found.path,
        ...found,
      })),
      pictures: removal.filter((change) => change.path.startsWith("imagery/masters/")).length,
      downloads: downloadsOf(product, this.#store.files).length,
    };
  }

  /** Moves a product to a new address; the old one redirects to it. @throws {NoSuchFile} */
  rename(path: string, slug: string): SaveOutcome {
    const product = this.#product(path);
    for (const address of product.addresses) this.#requireFree({ category: categoryOf(address), slug });
    const changes = changesOfAddress(product, slug, this.#store.texts(), this.#store.files);
    const [from] = product.addresses;
    const summary = `${product.name}: web address changed to /${product.category}/${slug}; /${from} redirects to it`;
    return this.#store.change(changes, { summary });
  }

  /** Withdraws a product from the site; its address then says so. @throws {NoSuchFile} */
  withdraw(path: string, sentence: string): SaveOutcome {
    const product = this.#product(path);
    const changes = changesOfRemoval(product, this.#store.texts(), this.#store.files, sentence);
    return this.#removed(product, this.#store.change(changes, { summary: `${product.name}: withdrawn` }));
  }

  /** Deletes a product and all references to it. @throws {NoSuchFile} */
  delete(path: string): SaveOutcome {
    const product = this.#product(path);
    const changes = changesOfRemoval(product, this.#store.texts(), this.#store.files);
    return this.#removed(product, this.#store.change(changes, { summary: `${product.name}: deleted` }));
  }

  /** The outcome of a removal. If sentences elsewhere use a figure that would disappear, those are reported as mistakes. */
  #removed({ name }: EditedProduct, outcome: SaveOutcome): SaveOutcome {
    if (outcome.outcome !== "refused") return outcome;
    const quotes = quotesOf(name, outcome.mistakes, this.#store.texts());
    return quotes.length > 0 ? { ...outcome, mistakes: quotes } : outcome;
  }

  #beginWith(identity: ProductIdentity, value: unknown, note: object = {}): string {
    this.#requireFree(identity);
    const { category, slug } = identity;
    const path = `products/${category}/${slug}.yaml`;
    this.#drafts.begin(path, newProductText(value), note);
    return path;
  }

  /** @throws {RefusedIdentity} */
  #requireFree(identity: ProductIdentity): void {
    const products = this.#store.texts().filter(({ path }) => path.startsWith("products/"));
    const drafts = this.#drafts.list().map((path) => ({ path, text: this.#textOf(path) }));
    requireFree(identity, [...products, ...drafts].map(productIn));
  }

  #product(path: string): EditedProduct {
    if (!path.startsWith("products/")) throw new NoSuchFile(`There is no product ${path}.`);
    this.#store.read(path);
    const text = this.#store.texts().find((each) => each.path === path)?.text ?? "";
    return productIn({ path, text });
  }

  #textOf(path: string): string {
    const text = this.#drafts.read(path);
    if (text === undefined) throw new NoSuchFile(`There is no draft ${path}.`);
    return text;
  }

  /** The text of a draft as it is added to the site. */
  #addedText(path: string): string {
    return withoutEmptyCards(withoutEmptyFigures(this.#textOf(path)));
  }

  /** The mistakes that the draft would add to the content. */
  #mistakesIn(path: string, draft: string): FileMistake[] {
    const text = withoutEmptyFigures(draft);
    const after = { path: `content/${path}`, after: text };
    const freed = changesOfAddresses(this.#store.texts(), { taken: productIn({ path, text }).addresses });
    // Only the existence of pictures is checked, not their content.
    const pictures = picturesOfDraft(text, this.#drafts.files(path)).map((each) => ({
      path: each,
      after: new Uint8Array(),
    }));
    return addedMistakes(this.#check.mistakes(), this.#check.mistakes([...pictures, after, ...freed]));
  }
}
