import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse as parsePath } from "node:path";
import type { EditorStore } from "../store/editor-store.ts";
import { freeName } from "../store/free-name.ts";
import { allPictureFiles, filesOfPicture } from "../store/picture-files.ts";
import type { ChangeOutcome, PictureHolder } from "../store/picture-holder.ts";
import type { FileChange } from "../store/project-files.ts";
import { findReferences, type ContentText } from "../store/products/references.ts";
import { Uploads } from "../store/uploads.ts";
import { valueAt, withValue } from "../store/with-value.ts";
import { editYaml } from "../yaml/edit-yaml.ts";
import { describePhotograph, findDescription, withWordsBeside } from "./described-in.ts";
import { cropIn, originalOf, pathOfCrop, readOriginal, textOfCrop, type Original } from "./originals.ts";
import type { KeptPhotograph, Placement, ShownPlace, TakenPhotograph } from "./placed-photographs.ts";
import { MasterReader } from "../preview/master-reader.ts";
import { makeMaster, meanColour, readPhotograph, lookAt, UnusablePhotograph } from "./photograph.ts";
import { isRarelyUsed, productsBeside } from "./rarely-used-places.ts";
import { placesIn, smallInWords, type PicturePlace } from "./places.ts";

interface StoreParts {
  store: EditorStore;
  uploadsFolder: string;
  /** Finds what holds pictures besides content files, such as a draft. */
  otherHolder?: ((path: string) => PictureHolder | undefined) | undefined;
  /** Reserved names that new pictures must not use. */
  namesToCome?: (() => readonly string[]) | undefined;
}

/** Accepts uploaded photographs, and puts them where the content shows pictures. */
export class PictureStore {
  readonly #store: EditorStore;
  readonly #uploads: Uploads;
  readonly #otherHolder: NonNullable<StoreParts["otherHolder"]>;
  readonly #namesToCome: NonNullable<StoreParts["namesToCome"]>;
  readonly #masters = new MasterReader();

  constructor({ store, uploadsFolder, otherHolder = () => undefined, namesToCome = () => [] }: StoreParts) {
    this.#store = store;
    this.#uploads = new Uploads(uploadsFolder);
    this.#otherHolder = otherHolder;
    this.#namesToCome = namesToCome;
  }

  /** Accepts an upload. @throws {UnusablePhotograph} */
  async take(bytes: Uint8Array): Promise<TakenPhotograph> {
    const photograph = await readPhotograph(bytes);
    return { ...photograph, upload: this.#uploads.keep(bytes, photograph.ending) };
  }

  /** The title of a file or project. @throws {NoSuchFile} */
  titleOf(path: string): string {
    return this.#holderOf(path).read(path).title;
  }

  /** The places of a file, with their pictures. @throws {NoSuchFile} */
  async places(path: string): Promise<ShownPlace[]> {
    const holder = this.#holderOf(path);
    const texts = holder.texts();
    const places = placesIn(path, holder.read(path).value);
    const others = productsBeside(path, texts);
    return Promise.all(
      places.map(async (place) => {
        const { picture } = place;
        if (picture === undefined) return { ...place, isRarelyUsed: isRarelyUsed(place, others), alsoIn: [] };
        const { alt, caption, visualisation } = findDescription(path, picture, texts).description ?? {};
        const version = this.#versionOf(path, picture, holder);
        return {
          ...place,
          version,
          alt,
          caption,
          visualisation,
          ...(await lookAt(this.#masterOf(picture, holder))),
          hasOriginal: originalOf(picture, holder) !== undefined,
          alsoIn: filesBesides(path, picture, texts),
        };
      }),
    );
  }

  /** The pictures of a value that are too small for their places, with messages. */
  async tooSmall(path: string, value: unknown): Promise<{ at: PicturePlace["at"]; words: string }[]> {
    const holder = this.#holderOf(path);
    const found = await Promise.all(
      placesIn(path, value).map(async ({ at, picture, kind }) => {
        const master = picture === undefined ? undefined : this.#masterOf(picture, holder);
        // An unreadable picture is not reported as too small.
        const read = master === undefined ? undefined : await this.#masters.read(master).catch(() => undefined);
        const words = read && smallInWords(read.size.width, kind);
        return words ? [{ at, words: `This picture is ${words}.` }] : [];
      }),
    );
    return found.flat();
  }

  /** The original of a place's picture, with its crop. @throws {NoSuchFile} @throws {UnusablePhotograph} */
  async original(path: string, at: PicturePlace["at"]): Promise<KeptPhotograph> {
    const holder = this.#holderOf(path);
    const { picture = "" } = findPlace(holder, path, at);
    const { bytes } = readOriginal(picture, holder);
    return { ...(await readPhotograph(bytes)), crop: cropIn(holder.files.read(pathOfCrop(picture))) };
  }

  /**
   * Puts a photograph in a place, or changes its crop, as one step.
   * @throws {NoSuchFile} @throws {UnusablePhotograph}
   */
  async place({
    path,
    at,
    picture,
    version,
    upload,
    crop,
    alt,
    caption,
    beside = {},
  }: Placement): Promise<ChangeOutcome> {
    const holder = this.#holderOf(path);
    const findSeen = () => {
      const found = findPlace(holder, path, at);
      // A photograph replaces another under the same name.
      const isSame = version === undefined || version === this.#versionOf(path, picture ?? "", holder);
      if (found.picture === picture && isSame) return found;
      throw new UnusablePhotograph(
        "This place now has a different picture or description. Close the form and look again.",
      );
    };
    const place = findSeen();
    const { bytes, ending } = upload === undefined ? readOriginal(place.picture ?? "", holder) : this.#uploaded(upload);
    if (upload !== undefined && place.words?.some(({ name }) => !beside[name]))
      throw new UnusablePhotograph("Describe the new photograph: the current texts describe the previous picture.");
    const master = await makeMaster(bytes, crop, place.kind);
    const mean = place.kind.name === "swatch" ? await meanColour(master.bytes) : undefined;
    // Synchronous from here on, so changes saved during the cropping are kept.
    const { value, title } = holder.read(path);
    const content = holder.texts();
    findSeen();
    // A draft may show a picture of the site, which its photograph must not change.
    const isOwn =
      place.picture !== undefined && (holder.files === this.#store.files || hasFiles(place.picture, holder));
    // Other places keep the picture that a new photograph replaces in this one.
    const isReplaced = isOwn && (upload === undefined || !isShared(place.picture!, path, value, content));
    const id = isReplaced ? place.picture! : this.#nameFor(path, place, holder);
    const colour = mean === undefined ? undefined : colourFor(place, value, mean);
    const shown = withWordsBeside(withValue(value, at, id), place, upload === undefined ? {} : beside);
    const own = colour ? withValue(shown, colour.at, colour.value) : shown;
    const described = findDescription(path, id, content);
    const present = upload === undefined ? described.description : undefined;
    const description = describePhotograph({ alt, caption, focusPercent: master.focusPercent }, present);
    const isInside = described.path === path;
    const whole = isInside ? own : described.value;
    const changed = withValue(whole, [...described.at, id], description);
    const pictures: FileChange[] = [
      { path: `imagery/masters/${place.kind.folder ?? ""}${id}.webp`, after: master.bytes },
      { path: `imagery/originals/${id}.${ending}`, after: bytes },
      { path: pathOfCrop(id), after: textOfCrop(crop, master.bytes) },
    ];
    const former = filesOfPicture(id, holder.files).filter((file) => !pictures.some((each) => each.path === file));
    const texts = isInside
      ? holder.changesTo(path, changed)
      : [...holder.changesTo(path, own), this.#described(described.path, changed)];
    const files = [...former.map((file) => ({ path: file, after: null })), ...pictures, ...texts];
    const what = upload === undefined ? "visible part changed" : "a photograph";
    const places = placesIn(path, own).filter((each) => each.picture === id);
    const labels = places.map(({ label }) => `“${label}”`).join(" and ");
    return holder.change(files, { summary: `${title}: ${what} for ${labels}` });
  }

  #holderOf(path: string): PictureHolder {
    const store = this.#store;
    return (
      this.#otherHolder(path) ?? {
        files: store.files,
        read: (file) => store.readUnchecked(file),
        texts: () => store.texts(),
        changesTo: (file, value) => [this.#described(file, value)],
        change: (files, fields) => store.change(files, fields),
      }
    );
  }

  /** A content file with a new value. */
  #described(path: string, value: unknown): FileChange {
    return { path: `content/${path}`, after: editYaml(String(this.#store.files.read(`content/${path}`)), value) };
  }

  /** The version of a picture: it changes with the picture and with its description. */
  #versionOf(path: string, id: string, holder: PictureHolder): string {
    const { alt, caption } = findDescription(path, id, holder.texts()).description ?? {};
    const master = this.#masterOf(id, holder);
    const hash = createHash("sha256").update(JSON.stringify([alt, caption]));
    return hash.update(master === undefined ? "" : readFileSync(master)).digest("hex");
  }

  #uploaded(upload: string): Original {
    const bytes = this.#uploads.read(upload);
    if (!bytes) throw new UnusablePhotograph("This photograph is no longer available. Choose it again.");
    return { bytes, ending: upload.slice(upload.lastIndexOf(".") + 1) };
  }

  /** The absolute path of a picture's master. */
  #masterOf(id: string, holder: PictureHolder): string | undefined {
    // A draft may show a picture of the site.
    for (const files of [holder.files, this.#store.files]) {
      const master = filesOfPicture(id, files).find((path) => path.startsWith("imagery/masters"));
      if (master !== undefined) return files.locate(master);
    }
    return undefined;
  }

  /** A free picture name, such as `cork-panel-hero-2`. */
  #nameFor(path: string, { kind }: PicturePlace, { files, nameFor }: PictureHolder): string {
    const taken = new Set([
      ...[this.#store.files, files].flatMap(allPictureFiles).map((file) => parsePath(file).name),
      ...this.#namesToCome(),
    ]);
    return freeName(`${nameFor?.(path) ?? kebabCase(parsePath(path).name)}-${kind.name}`, taken);
  }
}

/** The place at a field of a file. @throws {UnusablePhotograph} */
function findPlace(holder: PictureHolder, path: string, at: PicturePlace["at"]): PicturePlace {
  const field = JSON.stringify(at);
  const place = placesIn(path, holder.read(path).value).find((each) => JSON.stringify(each.at) === field);
  if (!place) throw new UnusablePhotograph("There is no such place for a picture in this file.");
  return place;
}

/** The other files that show a picture. */
function filesBesides(path: string, picture: string, texts: readonly ContentText[]): string[] {
  const others = texts.filter((other) => other.path !== path);
  return [...new Set(findReferences(others, new Set([picture])).map((found) => found.path))];
}

/** Whether another place, in the file or elsewhere, shows the picture too. */
function isShared(picture: string, path: string, value: unknown, texts: readonly ContentText[]): boolean {
  const here = placesIn(path, value).filter((each) => each.picture === picture);
  return here.length > 1 || filesBesides(path, picture, texts).length > 0;
}

function hasFiles(id: string, { files }: PictureHolder): boolean {
  return filesOfPicture(id, files).length > 0;
}

/** The colour of a swatch that has only a sample colour: its photograph's mean, still marked as a sample. */
function colourFor({ at }: PicturePlace, value: unknown, mean: string) {
  const field = [...at.slice(0, -1), "colour"];
  const present = valueAt(value, field) as { sample?: unknown } | undefined;
  return present?.sample === true ? { at: [...field, "value"], value: mean } : undefined;
}

/** `petPanel` as `pet-panel`. */
function kebabCase(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
