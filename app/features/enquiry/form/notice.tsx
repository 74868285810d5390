import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface NoticeProps {
  /** Good news is announced politely, bad news at once. */
  kind: "good" | "bad";
  /** Nothing is shown without words, but the place is there, so that words are announced as soon as they come. */
  words?: string | undefined;
  /** Shown below the words and announced after them. */
  children?: ReactNode;
}

/** An answer to what the visitor did, in the page, announced and brought into view. */
export function Notice({ kind, words, children }: NoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (words) place.current?.scrollIntoView({ block: "nearest" });
  }, [words]);
  return (
    <div ref={place} className={words ? `notice notice--${kind}` : undefined}>
      {words && <Icon name={kind === "good" ? "check" : "error"} />}
      <div className="notice__text">
        <div role={kind === "good" ? "status" : "alert"}>{words && <p>{words}</p>}</div>
        <div className="notice__details" aria-live="polite">
          {words && children}
        </div>
      </div>
    </div>
  );
}
