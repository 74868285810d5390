const question = "Your changes are not saved. Leave anyway?";

const followers = new Set<() => void>();
const unsaved = new Set<symbol>();

/** The address of the screen. The browser's address is ahead of it while the user is asked whether to leave. */
let shown = location.hash;
/** The place of what is shown among the entries of the browser's history, by which Back is told from Forward. */
let place = placeIn(history.state) ?? 0;
/** The address that the user has confirmed, or to which the editor navigates. */
let agreed: string | undefined;

history.replaceState({ place }, "");
addEventListener("hashchange", follow);

/** Calls back whenever something else is shown. Returns what ends that. */
export function followAddress(callBack: () => void): () => void {
  followers.add(callBack);
  return () => followers.delete(callBack);
}

/** The path of the file or the screen that is shown, or nothing; of a file, also a field: `#/company.yaml?at=["name"]`. */
export function shownPart(): string {
  return decodeURIComponent(shown.replace(/^#\/?/, ""));
}

/** Shows something else after a step that has settled what was typed, so nothing is asked. */
export function goTo(address: string): void {
  agreed = address;
  location.hash = address;
}

/** Until the returned function is called, the editor asks before it shows something else. */
export function askBeforeLeaving(): () => void {
  const mark = Symbol("unsaved");
  unsaved.add(mark);
  return () => unsaved.delete(mark);
}

/** Asks, if something is not saved, whether a link of the page may be followed. */
export function mayFollow(address: string): boolean {
  if (!isLosing(address)) return true;
  if (!window.confirm(question)) return false;
  agreed = address;
  return true;
}

function follow(): void {
  const target = location.hash;
  const isAgreed = target === agreed;
  agreed = undefined;
  const targetPlace = placeIn(history.state);
  // The user stayed, so the browser has returned to the current screen.
  if (target === shown && targetPlace === place) return;
  if (!isAgreed && isLosing(target) && !window.confirm(question)) {
    history.go(targetPlace === undefined ? -1 : place - targetPlace);
    return;
  }
  place = targetPlace ?? place + 1;
  history.replaceState({ place }, "");
  shown = target;
  for (const callBack of followers) callBack();
}

/** Whether something typed would be lost: another field of the same file keeps it. */
function isLosing(address: string): boolean {
  return unsaved.size > 0 && partOf(address) !== partOf(shown);
}

function partOf(address: string): string {
  return decodeURIComponent(address).split("?at=")[0] ?? "";
}

function placeIn(state: unknown): number | undefined {
  const { place: found } = (state ?? {}) as { place?: unknown };
  return typeof found === "number" ? found : undefined;
}
