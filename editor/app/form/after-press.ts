let isPressed = false;

const release = () => void (isPressed = false);
addEventListener("pointerdown", () => (isPressed = true), true);
addEventListener("pointerup", release, true);
addEventListener("pointercancel", release, true);

/**
 * Runs a function that may move parts of the page. While a button is pressed, it waits for the click: one that is moved away under the
 * pointer gets none.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) return act();
  const late = new AbortController();
  const start = () => {
    late.abort();
    setTimeout(act);
  };
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, start, { signal: late.signal });
}
