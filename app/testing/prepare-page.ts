import { beforeAll } from "vitest";
import "#app/styles/all-sheets.ts";

const fonts = ['1em "Newsreader Display"', 'italic 1em "Newsreader Display"', '1em "Instrument Sans"'];

beforeAll(async () => {
  document.documentElement.lang = "en-IN";
  // A part is measured as it is at rest.
  const still = document.createElement("style");
  still.textContent = "*, ::before, ::after { transition: none !important; animation: none !important; }";
  document.head.append(still);
  await Promise.all([
    // Text is measured, so it must be in the fonts of the site.
    ...fonts.map((font) => document.fonts.load(font)),
    // What the site loads late would otherwise arrive while a test measures.
    import("#app/drawings/drawn.tsx"),
  ]);
});
