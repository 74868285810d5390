/** A value in the browser's local storage, shared by every page and tab of the site. */
interface StoredValue<Value> {
  /** The same object until the value changes. */
  read(): Value;
  update(change: (value: Value) => Value): void;
  /** Calls the listener after every change, in this tab or another. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** False where the browser stores nothing for the site: the value is then lost when the page is closed. */
  isPersisted(): boolean;
}

/**
 * A value under a key of local storage. Where nothing can be stored, it lasts as long as the page.
 * @param parse turns what was stored into a value; returns undefined if it is not valid
 */
export function storedValue<Value>(
  key: string,
  empty: Value,
  parse: (stored: unknown) => Value | undefined,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let last: { text: string | null; value: Value } = { text: null, value: empty };
  let unstoredText: string | undefined;

  function storedText(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  function valueOf(text: string | null): Value {
    try {
      return (text === null ? undefined : parse(JSON.parse(text))) ?? empty;
    } catch {
      return empty;
    }
  }
  function read(): Value {
    const text = unstoredText ?? storedText();
    if (text !== last.text) last = { text, value: valueOf(text) };
    return last.value;
  }

  return {
    read,
    update(change) {
      const text = JSON.stringify(change(read()));
      try {
        localStorage.setItem(key, text);
        unstoredText = undefined;
      } catch {
        unstoredText = text;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const onStorage = ({ key: changed }: StorageEvent) => {
        if (changed === key || changed === null) listener();
      };
      listeners.add(listener);
      addEventListener("storage", onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", onStorage);
      };
    },
    isPersisted: () => unstoredText === undefined,
  };
}
