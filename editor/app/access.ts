const storedAs = "editor-key";

/**
 * The key of the editor's present start, or of an earlier one. All tabs share it, so a tab that was open before a restart goes on
 * once the new address has been opened in another. No program at another port can read it, unlike a cookie.
 */
export function keptKey(): string {
  return localStorage.getItem(storedAs) ?? "";
}

/**
 * Takes the key out of the address that the editor has printed, `/?key=…`, and keeps it if it opens the editor: another site could
 * open this page with a wrong one.
 * @returns false if the editor does not know the key of this browser
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
  // An editor that does not answer is reported by the screen that asks it next.
  const answer = await fetch("/api/access", { headers: { "x-editor-key": key } }).catch(() => undefined);
  return answer?.status !== 401;
}
