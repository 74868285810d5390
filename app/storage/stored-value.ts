import { browserStorage } from "./browser-storage.ts";
import { onPageShown } from "../boot/page-shown.ts";

/** A value in the browser's local storage, shared by every page and tab of the site. */
interface StoredValue<Value> {
  /** The same object until the value changes. */
  read(): Value;
  /** Undefined removes the value. */
  update(change: (value: Value) => Value): void;
  /** Calls the listener after every change, in this tab or another. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** False where the browser stores nothing for the site: the value is then lost with the page. */
  isPersisted(): boolean;
}

/**
 * A value under a key of local storage. Where nothing can be stored, it lasts as long as the tab stays on the site.
 * @param parse turns what was stored into a value; returns undefined if it is not valid
 */
export function storedValue<Value>(
  key: string,
  empty: Value,
  parse: (stored: unknown) => Value | undefined,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let last: { text: string | null; value: Value } = { text: null, value: empty };
  /** Whether the browser would have reported a different text. Many buttons ask after each letter of a search. */
  let isCurrent = false;

  function valueOf(text: string | null): Value {
    try {
      return (text === null ? undefined : parse(JSON.parse(text))) ?? empty;
    } catch {
      return empty;
    }
  }
  function read(): Value {
    if (isCurrent) return last.value;
    const text = browserStorage.read(key);
    if (text !== last.text) last = { text, value: valueOf(text) };
    isCurrent = listeners.size > 0;
    return last.value;
  }

  function tell() {
    isCurrent = false;
    for (const listener of listeners) listener();
  }

  /**
   * One listener for all subscribers: each product in a list has two, which are mounted and unmounted after each
   * letter of a search.
   */
  function listenForOthers(): () => void {
    const onStorage = ({ key: changed }: StorageEvent) => {
      if (changed === key || changed === null) tell();
    };
    addEventListener("storage", onStorage);
    const forgetShown = onPageShown(tell);
    return () => {
      removeEventListener("storage", onStorage);
      forgetShown();
    };
  }
  let stopListening = () => {};

  return {
    read,
    update(change) {
      // Another tab may have just changed the value.
      isCurrent = false;
      const next = change(read());
      browserStorage.write(key, next === undefined ? null : JSON.stringify(next));
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) stopListening = listenForOthers();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) {
          isCurrent = false;
          stopListening();
        }
      };
    },
    isPersisted: () => browserStorage.isKept(key),
  };
}
