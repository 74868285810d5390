import { createBuilder } from "vite";
import { expect, test } from "vitest";

/** Builds the browser's code with one source file changed, and writes nothing. */
async function buildWith(path: string, change: (source: string) => string): Promise<void> {
  const builder = await createBuilder({
    logLevel: "silent",
    build: { write: false },
    plugins: [
      {
        name: "changed-source",
        enforce: "pre",
        transform: (source, id) => (id.endsWith(`/${path}`) ? change(source) : undefined),
      },
    ],
  });
  const client = builder.environments["client"];
  if (!client) throw new Error("The site has no client environment.");
  await builder.build(client);
}

// It takes seconds even on an idle machine.
const timeoutMs = 120_000;

test(
  "content in a component stops the build, which names the component",
  async () => {
    const build = buildWith("app/ui/breadcrumb.tsx", (source) => {
      return `import { catalogue } from "#app/content.server.ts";\n${source}\nconsole.log(catalogue());`;
    });
    await expect(build).rejects.toThrow(
      /Server-only module referenced by client[^]*'#app\/content\.server\.ts' imported by 'app\/ui\/breadcrumb\.tsx'/,
    );
  },
  timeoutMs,
);
