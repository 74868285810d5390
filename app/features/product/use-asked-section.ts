import { useEffect } from "react";

/**
 * Goes to the section that a link asked for before this part of the page had come to life. The router looks for the section at once,
 * misses it while the part is on its way, and takes the visitor to the top.
 */
export function useAskedSection(): void {
  useEffect(() => {
    const section = window.location.hash.slice(1);
    if (section && window.scrollY === 0) document.getElementById(section)?.scrollIntoView();
  }, []);
}
