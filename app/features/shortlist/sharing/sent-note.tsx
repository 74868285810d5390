import { Icon } from "#app/ui/icon.tsx";
import { printSent } from "../list/sent-mark.ts";
import type { Shortlist } from "../list/shortlist.ts";

/** Says when the list was sent, if it was. */
export function SentNote({ list }: { list: Shortlist }) {
  const words = printSent(list);
  return (
    words && (
      <p className="sent-note small">
        <Icon name="check" />
        <span>{words}</span>
      </p>
    )
  );
}
