/** Makes the site's drawing a standalone file, with the statement below it that it is not to scale. */
export function schematicSvg(svg: string, statement: string): string {
  const height = Number(/viewBox="0 0 480 ([\d.]+)"/.exec(svg)?.[1]);
  const whole = height + 28;
  return `${svg
    .replace(/viewBox="[^"]*"/, `width="480" height="${whole}" viewBox="0 0 480 ${whole}"`)
    .replace(
      /<\/svg>$/,
      `<text class="drawing__text drawing__text--quiet" x="480" y="${height + 20}" text-anchor="end">${statement}</text></svg>`,
    )}\n`;
}
