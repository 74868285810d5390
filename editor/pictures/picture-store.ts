import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, parse as parsePath } from "node:path";
import sharp from "sharp";
import { valueOf, type EditorStore, type SaveOutcome } from "../store/editor-store.ts";
import type { FileChange } from "../store/project-files.ts";
import { writeWholeFile } from "../store/whole-file.ts";
import { editYaml } from "../yaml/edit-yaml.ts";
import type { Placement, ShownPlace, TakenPhotograph } from "./messages.ts";
import { makeMaster, readPhotograph, UnusablePhotograph } from "./photograph.ts";
import { withValue } from "./with-value.ts";
import { placesIn, type PicturePlace } from "./places.ts";

type Group = Record<string, unknown>;

/** A file with the group of its descriptions, and the description of a picture in it. */
interface DescribedIn {
  readonly path: string;
  readonly at: readonly string[];
  readonly value: unknown;
  readonly description: Description | undefined;
}

interface Description {
  alt: string;
  visualisation: boolean;
  caption?: string;
  sample?: true;
}

const thumbnailPx = 360;

/** Takes photographs in, and puts them where the content shows pictures. */
export class PictureStore {
  readonly #store: EditorStore;
  readonly #uploads: string;

  constructor(store: EditorStore, uploadsFolder: string) {
    this.#store = store;
    this.#uploads = uploadsFolder;
    // What was not put anywhere before the editor was stopped.
    rmSync(uploadsFolder, { recursive: true, force: true });
  }

  /** Takes a photograph in. @throws {UnusablePhotograph} */
  async take(bytes: Uint8Array): Promise<TakenPhotograph> {
    const photograph = await readPhotograph(bytes);
    const upload = `${createHash("sha256").update(bytes).digest("hex")}.${photograph.ending}`;
    mkdirSync(this.#uploads, { recursive: true });
    writeWholeFile(join(this.#uploads, upload), bytes);
    return { ...photograph, upload };
  }

  /** The places of a file, with what is there. @throws {NoSuchFile} */
  async places(path: string): Promise<ShownPlace[]> {
    const { value } = this.#store.read(path);
    const texts = this.#store.texts();
    return Promise.all(
      placesIn(path, value).map(async (place) => {
        const { picture } = place;
        if (picture === undefined) return { ...place, alsoIn: [] };
        const described = this.#describedIn(path, picture);
        const alsoIn = texts.filter((other) => other.path !== path && other.path !== described.path);
        return {
          ...place,
          alt: described.description?.alt,
          visualisation: described.description?.visualisation,
          ...(await this.#look(picture)),
          alsoIn: alsoIn
            .filter(({ text }) => new RegExp(`(?<![\\w-])${picture}(?![\\w-])`).test(text))
            .map((other) => other.path),
        };
      }),
    );
  }

  /** Puts a photograph in a place, as one step. @throws {NoSuchFile} @throws {UnusablePhotograph} */
  async place({ path, at, upload, crop, alt, caption }: Placement): Promise<SaveOutcome> {
    const place = placesIn(path, this.#store.read(path).value).find((each) => isSameField(each.at, at));
    if (!place) throw new UnusablePhotograph("There is no such place for a picture in this file.");
    const bytes = this.#uploaded(upload);
    const master = await makeMaster(bytes, crop, place.kind);
    // Read again: something else may have been saved while the photograph was cut.
    const { value, title } = this.#store.read(path);
    const id = place.picture ?? this.#freeName(path, place);
    const description: Description = { alt, ...(caption ? { caption } : {}), visualisation: false };
    const described = this.#describedIn(path, id);
    const own = withValue(value, at, id);
    const changes = new Map<string, unknown>([[path, own]]);
    const holder = described.path === path ? own : described.value;
    changes.set(described.path, withValue(holder, [...described.at, id], description));
    const pictures: FileChange[] = [
      { path: `imagery/masters/${id}.webp`, after: master },
      { path: `imagery/originals/${id}.${endingOf(upload)}`, after: bytes },
    ];
    const former = this.#mastersOf(id).filter((file) => !pictures.some((each) => each.path === file));
    const files: FileChange[] = [
      ...pictures,
      ...former.map((file) => ({ path: file, after: null })),
      ...[...changes].map(([file, after]) => ({ path: `content/${file}`, after: editYaml(this.#textOf(file), after) })),
    ];
    return this.#store.change(files, { summary: `${title}: a photograph for “${place.label}”` });
  }

  #uploaded(upload: string): Uint8Array {
    if (!readUploads(this.#uploads).includes(upload))
      throw new UnusablePhotograph("This photograph is not here any more. Choose it again.");
    return new Uint8Array(readFileSync(join(this.#uploads, upload)));
  }

  /** Where a picture is described, or is to be: in the file of a product or a category, or with the shared ones. */
  #describedIn(path: string, id: string): DescribedIn {
    const places = [path, "pictures.yaml", ...this.#store.texts().map((each) => each.path)]
      .filter((each) => describesPictures(each))
      .map((each): DescribedIn => {
        const value = valueOf(this.#textOf(each));
        const at = each === "pictures.yaml" ? [] : ["pictureDescriptions"];
        const described = (at.length === 0 ? value : (value as Group | undefined)?.["pictureDescriptions"]) as
          | Group
          | undefined;
        return { path: each, at, value, description: described?.[id] as Description | undefined };
      });
    return places.find(({ description }) => description !== undefined) ?? places[0]!;
  }

  async #look(id: string): Promise<{ widthPx?: number; thumbnail?: string }> {
    const master = this.#mastersOf(id).find((path) => path.startsWith("imagery/masters"));
    const bytes = master === undefined ? null : this.#store.files.read(master);
    if (!(bytes instanceof Uint8Array) || bytes.length === 0) return {};
    const image = sharp(bytes);
    const { width } = await image.metadata();
    const small = await image.resize({ width: thumbnailPx, withoutEnlargement: true }).webp({ quality: 70 }).toBuffer();
    return { widthPx: width, thumbnail: `data:image/webp;base64,${small.toString("base64")}` };
  }

  #mastersOf(id: string): string[] {
    return ["imagery/masters", "imagery/originals"]
      .flatMap((folder) => this.#store.files.list(folder))
      .filter((path) => parsePath(path).name === id);
  }

  /** A name that no picture has, such as `cork-panel-hero-2`. */
  #freeName(path: string, { kind }: PicturePlace): string {
    const base = parsePath(path)
      .name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      .toLowerCase();
    const taken = new Set(
      ["imagery/masters", "imagery/masters/swatches", "imagery/originals"]
        .flatMap((folder) => this.#store.files.list(folder))
        .map((file) => parsePath(file).name),
    );
    const names = [
      `${base}-${kind.name}`,
      ...Array.from({ length: taken.size + 1 }, (_, index) => `${base}-${kind.name}-${index + 2}`),
    ];
    return names.find((name) => !taken.has(name)) ?? base;
  }

  #textOf(path: string): string {
    return String(this.#store.files.read(`content/${path}`));
  }
}

function describesPictures(path: string): boolean {
  return path === "pictures.yaml" || /^(?:products|categories)\//.test(path);
}

function endingOf(upload: string): string {
  return upload.slice(upload.lastIndexOf(".") + 1);
}

function readUploads(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isSameField(one: readonly (string | number)[], other: readonly (string | number)[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
