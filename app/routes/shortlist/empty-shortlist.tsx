import { EmptyList } from "../empty-list.tsx";
import type { EmptyContent } from "./page.ts";

/** The page while nothing is on the list. */
export function EmptyShortlist({ note, ...start }: EmptyContent) {
  return (
    <EmptyList titleId="empty-list-title" {...start}>
      <p className="small quiet">{note}</p>
    </EmptyList>
  );
}
