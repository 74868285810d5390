/**
 * Shows a picture's place among the photographs of a file, where it can be replaced. False if it has none here.
 * @param open shows the panel with the places
 */
export function goToPlace(picture: string, open: () => void): boolean {
  const place = document.querySelector<HTMLElement>(`[data-picture="${CSS.escape(picture)}"]`);
  if (!place) return false;
  open();
  place.scrollIntoView({ block: "center" });
  place.querySelector("input")?.focus({ preventScroll: true });
  return true;
}
