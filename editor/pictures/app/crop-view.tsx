import { useId, type CSSProperties, type PointerEvent } from "react";
import { cropOf, phonePartOf, type Crop } from "../crop.ts";
import type { Photograph } from "../placed-photographs.ts";
import type { PlaceKind } from "../places.ts";

interface CropViewProps {
  photograph: Photograph;
  kind: Pick<PlaceKind, "proportion" | "onPhones">;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const inPercent = (value: number) => `${Math.round(value * 100)} %`;
const sliders = [
  { name: "focusX", label: "Move left or right", least: 0, most: 1, step: 0.01, inWords: inPercent },
  { name: "focusY", label: "Move up or down", least: 0, most: 1, step: 0.01, inWords: inPercent },
  { name: "closer", label: "Zoom", least: 1, most: 4, step: 0.05, inWords: (value: number) => `${value} times` },
] as const;

/** A photograph with its visible part. The user chooses the centre by clicking, by dragging or with the sliders. */
export function CropView({ photograph, kind: { proportion, onPhones }, crop, onChange }: CropViewProps) {
  const id = useId();
  const focusOn = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { x, y, width: wide, height: high } = currentTarget.getBoundingClientRect();
    const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
    onChange({ ...crop, focusX: within((clientX - x) / wide), focusY: within((clientY - y) / high) });
  };
  return (
    <div className="crop-view" role="group" aria-label="Visible part">
      <div
        className="crop-view__picture"
        onPointerDown={focusOn}
        onPointerMove={(event) => event.buttons === 1 && focusOn(event)}
      >
        <img src={photograph.preview} alt="The photograph, with the visible part in a frame." draggable={false} />
        <span className="crop-view__frame" style={placeOf(cropOf(photograph, crop, proportion), photograph)} />
        {onPhones && (
          <span
            className="crop-view__frame crop-view__frame--phone"
            style={placeOf(phonePartOf(photograph, crop, proportion, onPhones), photograph)}
          />
        )}
      </div>
      {onPhones && <p className="small quiet">The dashed frame is roughly what a phone shows.</p>}
      {sliders.map(({ name, label, least, most, step, inWords }) => (
        <div key={name} className="crop-view__slider">
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            type="range"
            min={least}
            max={most}
            step={step}
            value={crop[name]}
            aria-valuetext={inWords(crop[name])}
            onChange={(event) => onChange({ ...crop, [name]: event.target.valueAsNumber })}
          />
        </div>
      ))}
    </div>
  );
}

/** The position of the visible part on the whole photograph. */
function placeOf(part: ReturnType<typeof cropOf>, { widthPx, heightPx }: Photograph): CSSProperties {
  return {
    insetInlineStart: `${(part.left / widthPx) * 100}%`,
    insetBlockStart: `${(part.top / heightPx) * 100}%`,
    inlineSize: `${(part.width / widthPx) * 100}%`,
    blockSize: `${(part.height / heightPx) * 100}%`,
  };
}
