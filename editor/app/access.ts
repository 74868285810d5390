const storedAs = "editor-key";

/**
 * The key of the editor's current run, or an earlier one. All tabs share it, so a tab opened before a restart works again once the new
 * address has been opened in another. Unlike a cookie, programs on other ports cannot read it.
 */
export function keptKey(): string {
  return localStorage.getItem(storedAs) ?? "";
}

/**
 * Moves the key from the printed address, `/?key=…`, to storage. A key that the editor does not accept is not stored, because another site
 * could open this page with a wrong one.
 * @returns false if the editor does not accept the browser's key
 */
export async function enter(): Promise<boolean> {
  const given = new URLSearchParams(location.search).get("key");
  if (given === null) return opens(keptKey());
  history.replaceState(history.state, "", location.pathname + location.hash);
  if (!(await opens(given))) return opens(keptKey());
  localStorage.setItem(storedAs, given);
  return true;
}

async function opens(key: string): Promise<boolean> {
  // If the editor does not respond, the screen that needs it next reports that.
  const answer = await fetch("/api/access", { headers: { "x-editor-key": key } }).catch(() => undefined);
  return answer?.status !== 401;
}
