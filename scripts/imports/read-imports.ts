import { parseSync } from "vite";

export interface Import {
  /** As written: a package, `#folder/file.ts` or a relative path. */
  specifier: string;
  line: number;
  /** Only types are taken, so nothing is left of it at run time. */
  typeOnly: boolean;
  /** The names that its values have in the importing file. */
  localNames: string[];
}

export type SourceProgram = ReturnType<typeof parseSync>["program"];

/** Reads the import and re-export statements of a TypeScript source text, dynamic imports of a fixed name included. */
export function readImports(path: string, source: string): { imports: Import[]; program: SourceProgram } {
  const { module, program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} could not be read: ${errors[0]?.message}`);
  const lineAt = (position: number) => source.slice(0, position).split("\n").length;

  const fromImports = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    line: lineAt(start),
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    localNames: entries.filter(({ isType }) => !isType).map(({ localName }) => localName.value),
  }));
  const fromExports = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, line: lineAt(start), typeOnly: isType, localNames: [] }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const fixedName = /^(["'`])([^$]*)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[2];
    return fixedName ? [{ specifier: fixedName, line: lineAt(start), typeOnly: false, localNames: [] }] : [];
  });
  return { imports: [...fromImports, ...fromExports, ...dynamic], program };
}
