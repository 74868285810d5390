import { build } from "vite";
import { expect, test } from "vitest";
import { clientCode } from "../build/code-settings.ts";

/** Builds the browser code with one source file changed, without writing output. */
async function buildWith(path: string, change: (source: string) => string): Promise<void> {
  const { build: settings, plugins = [], ...others } = clientCode("unused");
  await build({
    ...others,
    logLevel: "silent",
    build: { ...settings, write: false },
    plugins: [
      plugins,
      {
        name: "changed-source",
        enforce: "pre",
        transform: (source, id) => (id.endsWith(`/${path}`) ? change(source) : undefined),
      },
    ],
  });
}

// It takes seconds even on an idle machine.
const timeoutMs = 120_000;

test(
  "content in a component stops the build, and the error names the component",
  async () => {
    const building = buildWith("app/ui/breadcrumb.tsx", (source) => {
      return `import { catalogue } from "#app/content.server.ts";\n${source}\nconsole.log(catalogue());`;
    });
    await expect(building).rejects.toThrow("app/ui/breadcrumb.tsx is code for browsers, and imports content");
  },
  timeoutMs,
);
