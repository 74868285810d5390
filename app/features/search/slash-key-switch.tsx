import { useState } from "react";
import { slashKey, slashKeyPlace } from "./search-keys.ts";

/** Switches the key `/` off and on, in this browser from then on. */
export function SlashKeySwitch() {
  const [on, setOn] = useState(!slashKey.off);
  function change(wanted: boolean) {
    setOn(wanted);
    slashKey.off = !wanted;
    try {
      if (wanted) localStorage.removeItem(slashKeyPlace);
      else localStorage.setItem(slashKeyPlace, "yes");
    } catch {
      // A browser that keeps nothing keeps it for this page.
    }
  }
  return (
    <label className="site-search__switch small">
      <input type="checkbox" checked={on} onChange={({ target }) => change(target.checked)} />
      <span>
        The key <kbd>/</kbd> opens the search. <kbd>Ctrl</kbd> <kbd>K</kbd> always does.
      </span>
    </label>
  );
}
