import { CloseButton, Dialog } from "#app/ui/controls/dialog.tsx";
import type { ResolvedSwatch } from "#content/schema/resolved.ts";
import { MaterialTile } from "#app/ui/products/material-tile.tsx";
import { stepByArrowKey } from "#app/ui/controls/arrow-keys.ts";
import { StepButtons } from "#app/ui/controls/step-buttons.tsx";
import type { RefObject } from "react";

interface FinishDialogProps {
  label: string;
  swatches: readonly ResolvedSwatch[];
  index: number;
  opener: RefObject<HTMLElement | null>;
  /** Shows another finish; the index may be one before the first or past the last. */
  onStep: (place: number) => void;
  onClose: () => void;
}

/** One finish in full-screen view, with its name. Open as long as it is rendered. */
export default function FinishDialog({ label, swatches, index, opener, onStep, onClose }: FinishDialogProps) {
  const swatch = swatches[index];
  if (!swatch) return null;
  const step = (by: number) => onStep(index + by);
  return (
    <Dialog
      full
      className="finish-dialog"
      aria-label={label}
      opener={opener}
      onClose={onClose}
      onKeyDown={(event) => stepByArrowKey(event, step, { vertical: true })}
    >
      <div className="finish-dialog__surface" key={swatch.name}>
        <MaterialTile swatch={swatch} sizes="100vw" />
      </div>
      <div className="finish-dialog__bar">
        <p className="finish-dialog__name" aria-live="polite" translate="no">
          {swatch.name}
        </p>
        <span className="numeric small">{`${index + 1} / ${swatches.length}`}</span>
        <StepButtons noun="colour" onStep={step} />
        <CloseButton />
      </div>
    </Dialog>
  );
}
