import { beforeAll, beforeEach } from "vitest";
import "#app/styles/all-sheets.ts";
import { reportChangingTexts } from "./changing-texts.ts";

const fonts = ['1em "Newsreader Display"', 'italic 1em "Newsreader Display"', '1em "Instrument Sans"'];

reportChangingTexts();
// Only visitors have pages translated, not the owner.
beforeEach(({ task }) => {
  document.documentElement.translate = !task.file.filepath.includes("/editor/");
});

beforeAll(async () => {
  document.documentElement.lang = "en-IN";
  // Parts are measured without animations.
  const still = document.createElement("style");
  still.textContent = "*, ::before, ::after { transition: none !important; animation: none !important; }";
  document.head.append(still);
  await Promise.all([
    // Text is measured, so the site's fonts must have loaded.
    ...fonts.map((font) => document.fonts.load(font)),
    // Otherwise lazily loaded code would arrive during a measurement.
    import("#app/drawings/drawn.tsx"),
  ]);
});
