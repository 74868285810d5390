import type { RefObject } from "react";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import { CloseButton, Dialog } from "../controls/dialog.tsx";
import { stepByArrowKey } from "../controls/arrow-keys.ts";
import { StepButtons } from "../controls/step-buttons.tsx";
import { pictureRemark } from "./picture-caption.ts";
import { Picture } from "./picture.tsx";

/** A picture with what it shows and where. */
export interface ViewedPicture {
  picture: ResolvedPicture;
  title: string;
  place?: string | undefined;
}

interface PictureViewerProps {
  items: readonly ViewedPicture[];
  index: number;
  opener: RefObject<HTMLElement | null>;
  /** Requests another picture of the list. */
  onStep: (index: number) => void;
  onClose: () => void;
}

/** Pictures at full size in a modal dialog, one at a time. Open as long as it is rendered. */
export function PictureViewer({ items, index, opener, onStep, onClose }: PictureViewerProps) {
  const item = items[index];
  if (!item) return null;
  const step = (by: number) => onStep((index + by + items.length) % items.length);
  const caption = [item.place, pictureRemark(item.picture)].filter(Boolean).join(". ");
  return (
    <Dialog
      full
      className="picture-viewer"
      aria-labelledby="picture-viewer-title"
      opener={opener}
      onClose={onClose}
      onKeyDown={(event) => stepByArrowKey(event, step)}
    >
      <CloseButton className="picture-viewer__close" />
      <div className="picture-viewer__stage" data-backdrop>
        <Picture key={item.picture.id} picture={item.picture} sizes="100vw" />
      </div>
      <div className="picture-viewer__foot" data-backdrop>
        <p aria-live="polite">
          <span className="picture-viewer__title" id="picture-viewer-title">
            {item.title}
          </span>{" "}
          <span>{caption}</span>
        </p>
        <span className="numeric" aria-hidden="true">
          {`${index + 1} / ${items.length}`}
        </span>
        <StepButtons noun="picture" onStep={step} />
      </div>
    </Dialog>
  );
}
