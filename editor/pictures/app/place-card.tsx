import { useId, useRef } from "react";
import type { ShownPlace } from "../messages.ts";
import { useFileDrop } from "./use-file-drop.ts";

interface PlaceCardProps {
  place: ShownPlace;
  onChoose: (file: File) => void;
}

/** A place with its picture, on which a photograph can be dropped. */
export function PlaceCard({ place, onChoose }: PlaceCardProps) {
  const { label, kind, picture, thumbnail, alt, visualisation, widthPx } = place;
  const card = useRef<HTMLLIElement>(null);
  const id = useId();
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onChoose(file);
  };
  const isOver = useFileDrop(card, take);
  return (
    <li ref={card} className={`place-card ${isOver ? "place-card--over" : ""}`}>
      <span className="place-card__picture" style={{ aspectRatio: kind.proportion.join(" / ") }}>
        {thumbnail ? (
          <img src={thumbnail} alt={alt ?? ""} />
        ) : (
          <span className="quiet small">Drop a photograph here</span>
        )}
      </span>
      <h3 id={`${id}-label`}>{label}</h3>
      {picture !== undefined && <p className="caption quiet">{visualisation ? "Visualisation" : "Photograph"}</p>}
      {widthPx !== undefined && widthPx < kind.leastPx && (
        <p className="caption place-card__warning">
          {widthPx} pixels wide; this place needs {kind.leastPx}, or it looks blurred.
        </p>
      )}
      <label className="plain-button place-card__choose">
        {picture === undefined ? "Add a photograph" : "Use a photograph"}
        <input
          type="file"
          className="visually-hidden"
          accept="image/jpeg,image/png,image/webp,image/heic,.heic"
          aria-describedby={`${id}-label`}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = "";
          }}
        />
      </label>
    </li>
  );
}
