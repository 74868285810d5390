/** Rounded up, so that no download is larger than stated: `87 kB`, `4.2 MB`. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes}\u00A0kB` : `${(Math.ceil(kilobytes / 100) / 10).toFixed(1)}\u00A0MB`;
}
