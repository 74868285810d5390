import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { sourcesFile, type PrerenderedSources } from "../pages/content-security-policy.ts";
import { formerAddressesFile, type FormerAddresses } from "../pages/site-addresses.ts";
import { descriptionFile } from "../pages/site.ts";
import { fakeBuild, type SiteOptions } from "./fixture-build.ts";

const words = "A panel that absorbs sound. ".repeat(100);

export const files: Record<string, string> = {
  "index.html": `<h1>Home</h1>${words}`,
  "contact/index.html": `<h1>Contact</h1>${words}`,
  "heavy/index.html": "<h1>Heavy</h1>",
  "prying/index.html": "<h1>Prying</h1>",
  "projects/index.html": `<h1>Projects</h1>North India, prerendered ${words}`,
  "wallPanels/index.html": "<h1>Wall panels</h1>",
  "wallPanels/gone/index.html": `<h1>No longer offered</h1>${words}`,
  "wallPanels/old/index.html": "<h1>Moved</h1>",
  "404.html": `<h1>Page not found</h1>${words}`,
  "static/js/entry-Ab12Cd34.js": `console.log(${JSON.stringify(words)})`,
  "pictures/hall-Ab12Cd34.avif": "a picture",
  "e-catalogue.pdf": "%PDF-1.7",
  "large.pdf": Array.from({ length: 60_000 }, (_, index) => `${index} `).join(""),
  "empty.txt": "",
  "data/catalogue.json": "{}",
  "documents/wallPanels/panel.dxf": "0",
  "documents/wallPanels/panel.glb": "glTF",
  ".vite/manifest.json": "{}",
};

/** The sources of `/contact` only. */
export const prerenderedSources: PrerenderedSources = {
  frameOrigins: ["https://maps.example"],
  inline: {
    "/contact": {
      scripts: ["'sha256-+k0KX9ysoAsJWJnGNPmQkEzyXIFuFFq0lUAhGtx0rYo='"],
      styles: ["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
    },
  },
};

const formerAddresses: FormerAddresses = {
  moved: { "/wallPanels/old": "/wallPanels" },
  withdrawn: ["/wallPanels/gone"],
};

export interface WrittenSite extends SiteOptions {
  /** Additional code of the site, which the rendering processes run when they load it. */
  serverCode?: string;
  /** Writes the code of another version, which this server cannot load. */
  ofAnotherVersion?: boolean;
}

/** Writes a small built site with some compressed files to a temporary folder, for use as `SITE_DIR`. */
export async function writeSite({ serverCode = "", ofAnotherVersion = false, ...options }: WrittenSite = {}): Promise<{
  folder: string;
  remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  const write = async (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
  for (const [name, content] of Object.entries(files)) {
    await write(`client/${name}`, content);
    if (content.length < 1000 || name.endsWith(".pdf")) continue;
    await write(`client/${name}.br`, brotliCompressSync(content));
    await write(`client/${name}.gz`, gzipSync(content));
  }
  await write(sourcesFile, JSON.stringify(prerenderedSources));
  await write(formerAddressesFile, JSON.stringify(formerAddresses));
  const { emailServiceOrigin, queryParameters, describeContactForm } = fakeBuild(options);
  const description = { emailServiceOrigin, queryParameters, contactForm: describeContactForm() };
  if (!ofAnotherVersion) await write(descriptionFile, JSON.stringify(description));
  const missing = ofAnotherVersion ? "describeContactForm" : "";
  const names = Object.keys(fakeBuild()).filter((name) => name !== missing);
  await write(
    "server/index.js",
    `import { fakeBuild } from ${JSON.stringify(import.meta.resolve("./fixture-build.ts"))};
export const { ${names.join(", ")} } = fakeBuild(${JSON.stringify(options)});
${serverCode}
`,
  );
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
