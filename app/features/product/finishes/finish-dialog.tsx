import { useEffect, useRef, type KeyboardEvent } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { MaterialTile, type FinishSwatch } from "#app/ui/products/material-tile.tsx";

interface FinishDialogProps {
  label: string;
  swatches: FinishSwatch[];
  index: number;
  /** Asks for another finish; may be one before the first or past the last. */
  onStep: (place: number) => void;
  onClose: () => void;
}

const stepOfKey: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** One finish over the whole screen, with its name. Open as long as it is rendered. */
export default function FinishDialog({ label, swatches, index, onStep, onClose }: FinishDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const swatch = swatches[index];
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function stepByKey(event: KeyboardEvent) {
    const by = stepOfKey[event.key];
    if (!by) return;
    event.preventDefault();
    onStep(index + by);
  }

  if (!swatch) return null;
  return (
    <dialog ref={dialog} className="finish-dialog" aria-label={label} onClose={onClose} onKeyDown={stepByKey}>
      <div className="finish-dialog__surface" key={swatch.name}>
        <MaterialTile swatch={swatch} sizes="100vw" />
      </div>
      <div className="finish-dialog__bar">
        <p className="finish-dialog__name" aria-live="polite">
          {swatch.name}
        </p>
        <span className="numeric small">
          {index + 1} / {swatches.length}
        </span>
        <button type="button" className="round-button" aria-label="Previous colour" onClick={() => onStep(index - 1)}>
          <Icon name="arrow-left" />
        </button>
        <button type="button" className="round-button" aria-label="Next colour" onClick={() => onStep(index + 1)}>
          <Icon name="arrow-right" />
        </button>
        <button type="button" className="round-button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" sizePx={24} />
        </button>
      </div>
    </dialog>
  );
}
