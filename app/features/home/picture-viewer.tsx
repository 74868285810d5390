import { useEffect, useRef, type KeyboardEvent } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { pictureRemark } from "#app/ui/picture-caption.ts";
import { Picture, type ResolvedPicture } from "#app/ui/picture.tsx";

interface PictureViewerProps {
  items: { picture: ResolvedPicture; title: string; place?: string | undefined }[];
  index: number;
  /** Asks for another picture of the list. */
  onStep: (index: number) => void;
  /** The visitor has closed it: by its button, the Escape key or a press beside the picture. */
  onClose: () => void;
}

const stepOfKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Pictures at full size in a modal dialog, one at a time. Open as long as it is rendered. */
export function PictureViewer({ items, index, onStep, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const item = items[index];
  const step = (by: number) => onStep((index + by + items.length) % items.length);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    const closeBeside = ({ target }: MouseEvent) => (target as Element).closest("img, button, p") ?? element.close();
    element.addEventListener("click", closeBeside);
    return () => element.removeEventListener("click", closeBeside);
  }, []);

  function stepByKey(event: KeyboardEvent) {
    const by = stepOfKey[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  }

  if (!item) return null;
  const caption = [item.place, pictureRemark(item.picture)].filter(Boolean).join(". ");
  return (
    <dialog
      ref={dialog}
      className="picture-viewer"
      aria-labelledby="picture-viewer-title"
      onClose={onClose}
      onKeyDown={stepByKey}
    >
      <button
        type="button"
        className="picture-viewer__close round-button"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" sizePx={24} />
      </button>
      <div className="picture-viewer__stage">
        <Picture key={item.picture.id} picture={item.picture} sizes="100vw" />
      </div>
      <div className="picture-viewer__foot">
        <p aria-live="polite">
          <span className="picture-viewer__title" id="picture-viewer-title">
            {item.title}
          </span>{" "}
          <span>{caption}</span>
        </p>
        <span className="numeric" aria-hidden="true">
          {index + 1} / {items.length}
        </span>
        <button type="button" className="round-button" aria-label="Previous picture" onClick={() => step(-1)}>
          <Icon name="arrow-left" />
        </button>
        <button type="button" className="round-button" aria-label="Next picture" onClick={() => step(1)}>
          <Icon name="arrow-right" />
        </button>
      </div>
    </dialog>
  );
}
