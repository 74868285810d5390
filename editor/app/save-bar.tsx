import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";

interface SaveBarProps {
  /** What is wrong, and what would change. */
  children?: ReactNode;
  /** What became of the last save; undefined if something was typed since. */
  outcome: ReactNode;
  failure: string | undefined;
  isChanged: boolean;
  /** What a save would change, in words; undefined while it is being found out. */
  changes: string | undefined;
  canSave: boolean;
  saveLabel?: string;
  onDiscard: () => Promise<void>;
  onSave: () => Promise<unknown>;
}

/**
 * The state of what is edited, at the foot of its screen, and the buttons that save or discard it. They are a long way from a field by
 * the Tab key, so Ctrl S, or Command S, saves too.
 */
export function SaveBar({ children, outcome, failure, isChanged, changes, canSave, ...others }: SaveBarProps) {
  const { saveLabel = "Save", onDiscard, onSave } = others;
  const bar = useRef<HTMLDivElement>(null);
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    // The browser would keep the page of the editor as a file.
    event.preventDefault();
    // Another part, such as that of a photograph, may have taken the place of the bar.
    if (canSave && bar.current?.checkVisibility()) void onSave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  useEffect(() => {
    if (!bar.current) return;
    // What is scrolled to stays clear of it.
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty("--save-bar", `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
      const { activeElement } = document;
      // The bar has grown over the field with the focus.
      const isField = activeElement?.matches("input, textarea, select") && !entry?.target.contains(activeElement);
      if (isField && activeElement) activeElement.scrollIntoView({ block: "nearest", behavior: "instant" });
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--save-bar");
    };
  }, []);
  return (
    <div className="save-bar" ref={bar}>
      {children}
      <div className="save-bar__state" role="status">
        {outcome}
        {failure && <p className="text-field__error">{failure}</p>}
        {!outcome && !failure && <p>{isChanged ? (changes ?? "Checking …") : "No changes."}</p>}
      </div>
      <div className="save-bar__buttons">
        <button type="button" className="plain-button" disabled={!isChanged} onClick={() => void onDiscard()}>
          Discard
        </button>
        <button
          type="button"
          className="action-link action-link--button"
          disabled={!canSave}
          aria-keyshortcuts="Control+S Meta+S"
          title="Ctrl S"
          onClick={() => void onSave()}
        >
          {saveLabel}
        </button>
      </div>
    </div>
  );
}
