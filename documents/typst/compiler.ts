import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initSync, TypstCompilerBuilder, type TypstCompiler } from "@myriaddreamin/typst-ts-web-compiler";

/** Everything that a document is set from. */
export interface Manuscript {
  /** The template to set, as a path among `files`: `/data-sheet.typ`. */
  template: string;
  /** What the template reads: `json(bytes(sys.inputs.content))`. */
  content: unknown;
  /** Templates, pictures and drawings by the path at which the template finds them. */
  files: ReadonlyMap<string, Uint8Array>;
}

interface Result {
  result?: Uint8Array;
  diagnostics?: { path: string; severity: string; range: string; message: string }[];
}

const packageName = "@myriaddreamin/typst-ts-web-compiler";
/** The number by which the compiler knows the format. */
const pdfFormat = 1;
/** The compiler's number for messages with file, place and severity. */
const fullDiagnostics = 3;

/** Sets documents as tagged PDF. The same manuscript always gives the same bytes. */
export class Typesetter {
  readonly #compiler: TypstCompiler;

  private constructor(compiler: TypstCompiler) {
    this.#compiler = compiler;
  }

  /** Starts the compiler with these fonts and no others. */
  static async start(fonts: Iterable<Uint8Array>): Promise<Typesetter> {
    // The package would fetch its program by an address, which Node does not do for files.
    initSync({ module: readFileSync(createRequire(import.meta.url).resolve(`${packageName}/wasm`)) });
    const builder = new TypstCompilerBuilder();
    builder.set_dummy_access_model();
    for (const font of fonts) await builder.add_raw_font(font);
    return new Typesetter(await builder.build());
  }

  /** @throws {Error} with the compiler's messages if the template has a fault, or warns of one */
  pdf({ template, content, files }: Manuscript): Buffer {
    this.#compiler.reset_shadow();
    for (const [path, bytes] of files) this.#compiler.map_shadow(path, bytes);
    const inputs = [["content", JSON.stringify(content)]];
    const world = this.#compiler.snapshot("/", template, inputs);
    try {
      const { result, diagnostics = [] }: Result = world.get_artifact(pdfFormat, fullDiagnostics) as Result;
      const messages = diagnostics.map(
        ({ path, range, severity, message }) => `${path}:${range}: ${severity}: ${message}`,
      );
      if (!result || messages.length > 0) throw new Error(`${template} was not set:\n${messages.join("\n")}`);
      return Buffer.from(result);
    } finally {
      world.free();
      // What one document has cached is of no use to the next.
      this.#compiler.reset();
    }
  }
}
