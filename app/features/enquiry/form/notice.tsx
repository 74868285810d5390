import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface NoticeProps {
  /** Success is announced politely, failure at once. */
  kind: "good" | "bad";
  /** Without words nothing is shown, but the element exists, so that words are announced as soon as they are set. */
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
