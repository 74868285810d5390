import { join, resolve } from "node:path";
import { NodeCompiler, type NodeError } from "@myriaddreamin/typst-ts-node-compiler";

/** All inputs of a document. */
export interface Manuscript {
  /** The template's path in `files`: `/data-sheet.typ`. */
  template: string;
  /** The template's data: `json(bytes(sys.inputs.content))`. */
  content: unknown;
  /** Templates, pictures and drawings by the paths that the template uses. */
  files: ReadonlyMap<string, Uint8Array>;
}

/** A message of the compiler. Lines are counted from 0. */
interface Message {
  path: string;
  message: string;
  range: { start: { line: number } } | null;
}

/** No such folder exists, so that a template finds only its manuscript's files. */
const workspace = resolve("/", "manuscript-in-memory");
/** For how many documents the compiler keeps an unused cache entry, as recommended for short-lived programs. */
const keptForDocuments = 10;

/** Typesets documents as tagged PDF. The same manuscript always gives the same bytes, if its template sets the date. */
export class Typesetter {
  readonly #compiler: NodeCompiler;

  /** Starts the compiler with these fonts. */
  constructor(fonts: Iterable<Uint8Array>) {
    const fontBlobs = Array.from(fonts, (font) => Buffer.from(font));
    this.#compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });
  }

  /** @throws {Error} with the compiler's messages if the template has a fault or a warning */
  pdf({ template, content, files }: Manuscript): Buffer {
    this.#compiler.resetShadow();
    for (const [path, bytes] of files) this.#compiler.mapShadow(join(workspace, path), Buffer.from(bytes));
    const compiled = this.#compiler.compile({
      mainFilePath: join(workspace, template),
      inputs: { content: JSON.stringify(content) },
    });
    const messages = [compiled.takeError(), compiled.takeWarnings()].flatMap((error) => this.#messagesOf(error));
    const document = compiled.result;
    if (!document || messages.length > 0) throw new Error(`${template} could not be typeset:\n${messages.join("\n")}`);
    const pdf = this.#compiler.pdf(document);
    this.#compiler.evictCache(keptForDocuments);
    return pdf;
  }

  #messagesOf(error: NodeError | null): string[] {
    if (!error) return [];
    const messages = this.#compiler.fetchDiagnostics(error) as Message[];
    return messages.map(({ path, range, message }) => `${path}:${range ? range.start.line + 1 : "?"}: ${message}`);
  }
}
