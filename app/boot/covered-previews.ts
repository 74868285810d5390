/**
 * Removes the previews of the first pictures of a page that is being prepared, once the picture is there. Otherwise its first frame
 * would paint them in vain.
 */
export function removeCoveredPreviews(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')) {
    const remove = () => void (image.style.backgroundImage = "none");
    if (image.complete) remove();
    else image.addEventListener("load", remove, { once: true });
  }
}
