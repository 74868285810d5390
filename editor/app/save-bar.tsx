import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";

interface SaveBarProps {
  /** The mistakes and changes. */
  children?: ReactNode;
  /** The outcome of the last save; undefined if there were changes since. */
  outcome: ReactNode;
  failure: string | undefined;
  isChanged: boolean;
  /** The pending changes in words; undefined while they are loading. */
  changes: string | undefined;
  canSave: boolean;
  saveLabel?: string;
  onDiscard: () => Promise<void>;
  onSave: () => Promise<unknown>;
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The state of the edited content at the bottom of its screen, with the save and discard buttons. They are many Tab presses away from a
 * field, so Ctrl S or Command S saves too.
 */
export function SaveBar({ children, outcome, failure, isChanged, changes, canSave, ...others }: SaveBarProps) {
  const { saveLabel = "Save", onDiscard, onSave } = others;
  const bar = useRef<HTMLDivElement>(null);
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    // The browser would save the editor's page as a file.
    event.preventDefault();
    // Another panel, such as the photograph form, may be shown instead of the bar.
    if (canSave && bar.current?.checkVisibility()) void onSave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  useEffect(() => {
    if (!bar.current) return;
    // Keeps scroll targets clear of the bar.
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty("--save-bar", `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
      const { activeElement } = document;
      // The bar has grown over the focused field.
      const isField = activeElement?.matches("input, textarea, select") && !entry?.target.contains(activeElement);
      if (isField && activeElement) activeElement.scrollIntoView({ block: "nearest", behavior: "instant" });
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--save-bar");
    };
  }, []);
  const isIdle = !outcome && !failure && !isChanged;
  return (
    <div className={isIdle ? "save-bar save-bar--idle" : "save-bar"} ref={bar}>
      {children}
      <div className="save-bar__state" role="status">
        {outcome}
        {failure && <p className="text-field__error">{failure}</p>}
        {!outcome && !failure && <p>{isChanged ? capitalised(changes ?? "Checking …") : "No changes."}</p>}
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
