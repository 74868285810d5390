import { sitePages } from "#content/page-registry.ts";
import type { RefObject } from "react";
import { Icon } from "#app/ui/icon.tsx";

const id = "early-search";

/**
 * The search until the script has taken over: a native popover that its button opens at once, with a field whose words the catalogue
 * answers.
 */
export function EarlySearch({ ref }: { ref: RefObject<HTMLFormElement | null> }) {
  return (
    <>
      <button type="button" className="search-launcher" aria-label="Search" popoverTarget={id}>
        <Icon name="search" sizePx={22} />
      </button>
      <form
        ref={ref}
        id={id}
        popover="auto"
        className="dialog site-search"
        role="search"
        action={sitePages.product.path}
      >
        <div className="site-search__field">
          <Icon name="search" sizePx={24} />
          {/* The popover is opened to type into it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <input name="q" aria-label="Search" autoComplete="off" maxLength={200} autoFocus />
          <button
            type="button"
            className="round-button"
            aria-label="Close search"
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <Icon name="close" sizePx={24} />
          </button>
        </div>
      </form>
    </>
  );
}

/** What was typed into an early search that is open; undefined if it is not. */
export function earlyWords(form: HTMLFormElement | null): string | undefined {
  if (!form?.matches(":popover-open")) return undefined;
  return String(new FormData(form).get("q"));
}
