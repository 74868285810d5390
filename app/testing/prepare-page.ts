import { beforeAll } from "vitest";
import "#app/styles/index.css";

// Text is measured, so it must be in the fonts of the site.
beforeAll(async () => {
  document.documentElement.lang = "en-IN";
  const fonts = ['1em "Newsreader Display"', 'italic 1em "Newsreader Display"', '1em "Instrument Sans"'];
  await Promise.all(fonts.map((font) => document.fonts.load(font)));
});
