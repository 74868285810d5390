import { useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

interface NoticeProps {
  /** Good news is told when the visitor pauses, bad news at once. */
  kind: "good" | "bad";
  /** Nothing is shown without words, but the place is there, so that words are announced as soon as they come. */
  words?: string | undefined;
}

/** An answer to what the visitor did, in the page, announced and brought into view. */
export function Notice({ kind, words }: NoticeProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (words) region.current?.scrollIntoView({ block: "nearest" });
  }, [words]);
  return (
    <div ref={region} className="notice-region" role={kind === "good" ? "status" : "alert"}>
      {words && (
        <p className={`notice notice--${kind}`}>
          <Icon name={kind === "good" ? "check" : "error"} />
          {words}
        </p>
      )}
    </div>
  );
}
