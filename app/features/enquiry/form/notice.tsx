import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface NoticeProps {
  /** Success is announced politely, failure assertively. */
  kind: "good" | "bad";
  /** The element exists even when empty, so that its text is announced as soon as it is set. */
  words?: string | undefined;
  /** Shown below the text and announced after it. */
  children?: ReactNode;
}

/** An inline notification that is announced and scrolled into view. */
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
