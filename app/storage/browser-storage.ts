/** Text stored by the browser, either in local storage or in session storage. */
interface TextStore {
  /** The text under a key; null if there is none. */
  read(key: string): string | null;
  /** Keeps a text, or removes it with null. */
  write(key: string, text: string | null): void;
  /**
   * False if the browser stores nothing for the site: the text is then lost when the tab closes or leaves the
   * site.
   */
  isKept(key: string): boolean;
}

/** The prefix of a window name that holds text that could not be stored. */
const mark = "unstored:";

function unstored(): Record<string, string> {
  if (typeof window === "undefined" || !window.name.startsWith(mark)) return {};
  try {
    return JSON.parse(window.name.slice(mark.length)) as Record<string, string>;
  } catch {
    return {};
  }
}

/**
 * Keeps a text in the window's name. Each page is a separate document, so a variable would be lost on the next
 * page. The browser clears the name when the tab leaves the site.
 */
function keepInName(key: string, text: string | null): void {
  const { [key]: _, ...others } = unstored();
  const all = text === null ? others : { ...others, [key]: text };
  if (Object.keys(all).length > 0) window.name = mark + JSON.stringify(all);
  else if (window.name.startsWith(mark)) window.name = "";
}

/** @param storage returns the browser's storage; reading or calling it throws where storage is forbidden */
function textStore(storage: () => Storage): TextStore {
  return {
    read(key) {
      const text = unstored()[key];
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
        keepInName(key, null);
      } catch {
        keepInName(key, text);
      }
    },
    isKept: (key) => !(key in unstored()),
  };
}

/** For all tabs and visits. */
export const browserStorage = textStore(() => localStorage);

/** For this tab. */
export const tabStorage = textStore(() => sessionStorage);
