/** A value that the visitor's browser keeps for every page and tab of the site. */
interface KeptValue<Value> {
  /** The same object until it changes. */
  read(): Value;
  change(change: (value: Value) => Value): void;
  /** Tells of every change, in this tab and in others. Returns a function that ends it. */
  follow(listener: () => void): () => void;
  /** Whether the value outlives this page. False where the browser keeps nothing for the site. */
  isKept(): boolean;
}

/**
 * A value under a key of the browser's own storage. Where nothing can be stored, this page keeps it until it is left.
 * @param parse what was stored, as a value; nothing if it is none
 */
export function keptValue<Value>(
  key: string,
  empty: Value,
  parse: (stored: unknown) => Value | undefined,
): KeptValue<Value> {
  const listeners = new Set<() => void>();
  let last: { text: string | null; value: Value } = { text: null, value: empty };
  let unstored: string | undefined;

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
    const text = unstored ?? storedText();
    if (text !== last.text) last = { text, value: valueOf(text) };
    return last.value;
  }

  return {
    read,
    change(change) {
      const text = JSON.stringify(change(read()));
      try {
        localStorage.setItem(key, text);
        unstored = undefined;
      } catch {
        unstored = text;
      }
      for (const listener of listeners) listener();
    },
    follow(listener) {
      const fromAnotherTab = ({ key: changed }: StorageEvent) => {
        if (changed === key || changed === null) listener();
      };
      listeners.add(listener);
      addEventListener("storage", fromAnotherTab);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", fromAnotherTab);
      };
    },
    isKept: () => unstored === undefined,
  };
}
