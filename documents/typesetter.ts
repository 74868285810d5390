import { join, resolve } from "node:path";
import { NodeCompiler, type NodeError } from "@myriaddreamin/typst-ts-node-compiler";

/** Everything that a document is set from. */
export interface Manuscript {
  /** The template to set, as a path among `files`: `/data-sheet.typ`. */
  template: string;
  /** What the template reads: `json(bytes(sys.inputs.content))`. */
  content: unknown;
  /** Templates, pictures and drawings by the path at which the template finds them. */
  files: ReadonlyMap<string, Uint8Array>;
}

/** A message of the compiler. Lines are counted from 0. */
interface Message {
  path: string;
  message: string;
  range: { start: { line: number } } | null;
}

/** No such folder exists, so a template finds only what its manuscript has. */
const workspace = resolve("/", "manuscript-in-memory");
/** For how many documents the compiler keeps a result that was not used again, as it is advised for programs that end. */
const keptForDocuments = 10;

/** Sets documents as tagged PDF. The same manuscript always gives the same bytes. */
export class Typesetter {
  readonly #compiler: NodeCompiler;

  /** Starts the compiler with these fonts. */
  constructor(fonts: Iterable<Uint8Array>) {
    const fontBlobs = Array.from(fonts, (font) => Buffer.from(font));
    this.#compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });
  }

  /** @throws {Error} with the compiler's messages if the template has a fault, or warns of one */
  pdf({ template, content, files }: Manuscript): Buffer {
    this.#compiler.resetShadow();
    for (const [path, bytes] of files) this.#compiler.mapShadow(join(workspace, path), Buffer.from(bytes));
    const compiled = this.#compiler.compile({
      mainFilePath: join(workspace, template),
      inputs: { content: JSON.stringify(content) },
    });
    const messages = [compiled.takeError(), compiled.takeWarnings()].flatMap((error) => this.#messagesOf(error));
    const document = compiled.result;
    if (!document || messages.length > 0) throw new Error(`${template} was not set:\n${messages.join("\n")}`);
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
