import { EmptyList } from "#app/ui/empty-list.tsx";
import type { EmptyContent } from "./build-shortlist-page.ts";

/** The page while the list is empty. */
export function EmptyShortlist({ note, ...start }: EmptyContent) {
  return (
    <EmptyList titleId="empty-list-title" {...start}>
      <p className="small quiet">{note}</p>
    </EmptyList>
  );
}
