/**
 * Shows the place of a picture among the photographs of a file, ready for another one. False if it has none here.
 * @param open shows the part of the screen in which the places are
 */
export function goToPlace(picture: string, open: () => void): boolean {
  const place = document.querySelector<HTMLElement>(`[data-picture="${CSS.escape(picture)}"]`);
  if (!place) return false;
  open();
  place.scrollIntoView({ block: "center" });
  place.querySelector("input")?.focus({ preventScroll: true });
  return true;
}
