/** Where a browser keeps that its visitor has switched the key off. */
export const slashKeyPlace = "slash-off";

/** `/` opens the search. A key by itself disturbs who speaks to the machine, so it can be switched off. */
export const slashKey = { off: keptWord() !== null };

function keptWord(): string | null {
  try {
    return localStorage.getItem(slashKeyPlace);
  } catch {
    // There is no storage on the server, nor in a browser that keeps nothing.
    return null;
  }
}
