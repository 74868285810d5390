import { useState } from "react";
import type { PeerContent } from "./content.ts";
import { Picture } from "./picture.tsx";

interface ColoursProps {
  swatches: NonNullable<PeerContent["product"]["colours"]>["swatches"];
  askPath: string;
}

/** The finishes, with an enlarged view of the selected one. */
export function Colours({ swatches, askPath }: ColoursProps) {
  const [chosen, setChosen] = useState(swatches[0]);
  return (
    <div className="colours" role="radiogroup" aria-label="Colours">
      <ul>
        {swatches.map((swatch, place) => (
          <li key={swatch.name}>
            <label>
              <input
                type="radio"
                name="colour"
                value={swatch.name}
                checked={swatch === chosen}
                onChange={() => setChosen(swatch)}
              />
              {swatch.picture ? (
                <Picture picture={swatch.picture} sizes="88px" />
              ) : (
                <i style={{ background: swatch.colour }} />
              )}
              {swatch.name} <small>{place + 1}</small>
            </label>
          </li>
        ))}
      </ul>
      {chosen && (
        <p>
          {chosen.picture && <Picture picture={chosen.picture} sizes="(min-width: 768px) 42vw, 100vw" />}
          {chosen.name} <a href={`${askPath}&finish=${encodeURIComponent(chosen.name)}`}>Ask for a finish sample</a>
        </p>
      )}
    </div>
  );
}
