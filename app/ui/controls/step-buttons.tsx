import type { KeyboardEvent } from "react";
import { Icon } from "../icon.tsx";

interface StepButtonsProps {
  /** What the buttons step through, as in "Next picture". */
  noun: string;
  onStep: (by: 1 | -1) => void;
}

/** The pair of buttons that steps through slides, pictures or colours. */
export function StepButtons({ noun, onStep }: StepButtonsProps) {
  return (
    <>
      <button type="button" className="round-button" aria-label={`Previous ${noun}`} onClick={() => onStep(-1)}>
        <Icon name="arrow-left" />
      </button>
      <button type="button" className="round-button" aria-label={`Next ${noun}`} onClick={() => onStep(1)}>
        <Icon name="arrow-right" />
      </button>
    </>
  );
}

const stepOfKey: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Steps with the arrow keys. The vertical ones step only if `vertical` is set, because otherwise they scroll. */
export function stepByArrowKey(event: KeyboardEvent, onStep: (by: 1 | -1) => void, { vertical = false } = {}): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  const by = stepOfKey[key];
  if (!by || altKey || ctrlKey || metaKey) return;
  if (!vertical && (key === "ArrowUp" || key === "ArrowDown")) return;
  event.preventDefault();
  onStep(by);
}
