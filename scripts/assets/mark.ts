// A sound dying away, drawn as five slats: whole pixels at 16 and at 32.
const slatHeights = [28, 20, 12, 8, 4];
const slatWidth = 4;
const pitch = 6;
const sidePx = 32;

const moss = "#21453A";
const mossOnDark = "#A9CDBD";

/** The mark on nothing, for a browser's tab: it follows the light or dark of the browser. */
export function tabIcon(): string {
  const style = `<style>path{fill:${moss}}@media(prefers-color-scheme:dark){path{fill:${mossOnDark}}}</style>`;
  return svg(`${style}<path d="${slats()}"/>`);
}

function slats(): string {
  const left = (sidePx - (slatHeights.length - 1) * pitch - slatWidth) / 2;
  return slatHeights
    .map((height, index) => `M${left + index * pitch} ${(sidePx - height) / 2}h${slatWidth}v${height}h-${slatWidth}z`)
    .join("");
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sidePx} ${sidePx}">${content}</svg>\n`;
}
