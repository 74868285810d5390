import type { MouseEvent, ReactNode } from "react";
import { useHref, useLinkClickHandler } from "react-router";

interface PaginationProps {
  /** The accessible name of the navigation. */
  label: string;
  /** From 1 to `last`. */
  page: number;
  last: number;
  hrefOf: (page: number) => string;
  onChoice?: () => void;
}

/**
 * First, Previous, every page number, Next, Last. A link that leads nowhere is marked as disabled and has no
 * address.
 */
export function Pagination({ label, page, last, hrefOf, onChoice }: PaginationProps) {
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  const step = (words: string, target: number) => (
    <li className="pagination__step">
      <PageLink to={hrefOf(target)} disabled={target === page} onChoice={onChoice}>
        {words}
      </PageLink>
    </li>
  );
  return (
    <nav className="pagination" aria-label={label}>
      <ul>
        {step("First", 1)}
        {step("Previous", Math.max(page - 1, 1))}
        {numbers.map((number) => (
          <li key={number}>
            <PageLink to={hrefOf(number)} current={number === page} onChoice={onChoice}>
              {number}
            </PageLink>
          </li>
        ))}
        {step("Next", Math.min(page + 1, last))}
        {step("Last", last)}
      </ul>
      {/* Announced when the page changes. */}
      <output className="visually-hidden">{`Page ${page} of ${last}`}</output>
    </nav>
  );
}

interface PageLinkProps {
  to: string;
  disabled?: boolean;
  current?: boolean;
  onChoice?: (() => void) | undefined;
  children: ReactNode;
}

/** The same element whether disabled or not, so that a link keeps focus when it becomes disabled. */
function PageLink({ to, disabled = false, current = false, onChoice, children }: PageLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { preventScrollReset: true });
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    follow(event);
    if (event.defaultPrevented) onChoice?.();
  };
  if (disabled) {
    return (
      // A link without an address is how HTML represents a disabled link.
      // oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/no-redundant-roles
      <a role="link" aria-disabled="true" tabIndex={-1}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} aria-current={current ? "page" : undefined} onClick={onClick}>
      {children}
    </a>
  );
}
