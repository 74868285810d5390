/** Text stored by the browser, either in local storage or in session storage. */
interface TextStore {
  /** The text under a key; null if there is none. */
  read(key: string): string | null;
  /** Keeps a text, or removes it with null. */
  write(key: string, text: string | null): void;
  /**
   * False if the browser stores nothing for the site: the text is then lost with the page.
   */
  isKept(key: string): boolean;
}

/** @param storage returns the browser's storage; reading or calling it throws where storage is forbidden */
function textStore(storage: () => Storage): TextStore {
  // Not in the name of the window, which other sites can read.
  const unstored = new Map<string, string | null>();
  return {
    read(key) {
      const text = unstored.get(key);
      if (text !== undefined) return text;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        unstored.delete(key);
      } catch {
        unstored.set(key, text);
      }
    },
    isKept: (key) => !unstored.has(key),
  };
}

/** For all tabs and visits. */
export const browserStorage = textStore(() => localStorage);

/** For this tab. */
export const tabStorage = textStore(() => sessionStorage);
