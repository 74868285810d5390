import { useEffect, useRef, type RefObject } from "react";
import { Link, type To } from "react-router";
import { portion, type CatalogueState } from "../address.ts";

interface ShowMoreProps {
  total: number;
  shown: number;
  hrefOf: (changes: Partial<CatalogueState>) => To;
  /** The container of the products, each an article or a row. */
  list: RefObject<HTMLElement | null>;
}

/** Shows more of a long list, a portion at a time, and moves focus to the first new product. */
export function ShowMore({ total, shown, hrefOf, list }: ShowMoreProps) {
  const followedAt = useRef<number>(undefined);
  useEffect(() => {
    const before = followedAt.current;
    if (before === undefined || before >= shown) return;
    followedAt.current = undefined;
    list.current?.querySelectorAll<HTMLElement>("article h3 a, tbody th a")[before]?.focus();
  }, [shown, list]);
  if (shown >= total) return null;
  return (
    <Link
      className="show-more action-link action-link--line"
      to={hrefOf({ shown: shown + portion })}
      preventScrollReset
      onClick={() => (followedAt.current = shown)}
    >
      <span>{`Show ${Math.min(portion, total - shown)} more of ${total}`}</span>
    </Link>
  );
}
