const question = "Your changes are not saved. Leave anyway?";

const followers = new Set<() => void>();
const unsaved = new Set<symbol>();

/** The address of the screen. The browser's address is ahead of it during the confirmation dialog. */
let shown = location.hash;
/** The index of the current screen in the browser's history, which distinguishes Back from Forward. */
let place = placeIn(history.state) ?? 0;
/** The address that the user has confirmed, or that the editor navigates to. */
let agreed: string | undefined;

history.replaceState({ place }, "");
addEventListener("hashchange", follow);

/** Calls back whenever the screen changes. Returns a function that unsubscribes. */
export function followAddress(callBack: () => void): () => void {
  followers.add(callBack);
  return () => followers.delete(callBack);
}

/** The path of the current file or screen, or an empty text; for a file possibly with a field: `#/company.yaml?at=["name"]`. */
export function shownPart(): string {
  return decodeURIComponent(shown.replace(/^#\/?/, ""));
}

/** Navigates without confirmation, after a step that saved or discarded all changes. */
export function goTo(address: string): void {
  agreed = address;
  location.hash = address;
}

/** Asks for confirmation before navigation until the returned function is called. */
export function askBeforeLeaving(): () => void {
  const mark = Symbol("unsaved");
  unsaved.add(mark);
  return () => unsaved.delete(mark);
}

/** Asks for confirmation if following a link would lose changes. */
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

/** Whether changes would be lost: going to another field of the same file keeps them. */
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
