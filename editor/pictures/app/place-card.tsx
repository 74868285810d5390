import { useId, useRef } from "react";
import type { ShownPlace } from "../placed-photographs.ts";
import { smallInWords } from "../places.ts";
import { useFileDrop } from "./use-file-drop.ts";

interface PlaceCardProps {
  place: ShownPlace;
  /** Several photographs are for this place and the following ones. */
  onChoose: (files: readonly File[]) => void;
  onCropAgain: () => void;
}

/** A place with its picture, where a photograph can be dropped. */
export function PlaceCard({ place, onChoose, onCropAgain }: PlaceCardProps) {
  const { label, kind, picture, thumbnail, alt, visualisation, widthPx, hasOriginal } = place;
  const small = widthPx === undefined ? undefined : smallInWords(widthPx, kind);
  const card = useRef<HTMLLIElement>(null);
  const id = useId();
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onChoose([...files]);
  };
  const isOver = useFileDrop(card, take);
  return (
    <li ref={card} data-picture={picture} className={`place-card ${isOver ? "place-card--over" : ""}`}>
      <span className="place-card__picture" style={{ aspectRatio: kind.proportion.join(" / ") }}>
        {thumbnail ? (
          <img src={thumbnail} alt={alt ?? ""} />
        ) : (
          <span className="quiet small">Drop a photograph here</span>
        )}
      </span>
      <h3 id={`${id}-label`}>{label}</h3>
      {picture !== undefined && (
        <p className="caption quiet">{visualisation ? "Computer-generated picture" : "Photograph"}</p>
      )}
      {small !== undefined && <p className="caption place-card__warning">{small}.</p>}
      <label className="plain-button place-card__choose">
        {picture === undefined
          ? "Add a photograph"
          : visualisation
            ? "Replace with your photograph"
            : "Replace the photograph"}
        <input
          type="file"
          multiple
          className="visually-hidden"
          accept="image/jpeg,image/png,image/webp,image/heic,.heic,image/avif,image/tiff"
          aria-describedby={`${id}-label`}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = "";
          }}
        />
      </label>
      {hasOriginal && (
        <button type="button" className="quiet-button" aria-describedby={`${id}-label`} onClick={onCropAgain}>
          Change the visible part
        </button>
      )}
    </li>
  );
}
