/**
 * Removes the previews of the first pictures of a page that is being prepared. It has those pictures when it is shown, so its first frame
 * would paint the previews in vain.
 */
export function removeCoveredPreviews(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]'))
    image.style.backgroundImage = "none";
}
