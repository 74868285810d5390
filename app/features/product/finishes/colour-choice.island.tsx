import { useEffect, useId, useRef, useState, type CSSProperties } from "react";
import { ChooseInPlace, pickFinish, type ChoosableProduct } from "#app/features/shortlist/index.ts";
import { island } from "#app/islands/island.tsx";
import { onDemandPart } from "#app/ui/loading/on-demand-part.tsx";
import { ActionLink } from "#app/ui/action-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StepButtons } from "#app/ui/controls/step-buttons.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ResolvedSwatch } from "#content/schema/resolved.ts";
import { MaterialTile } from "#app/ui/products/material-tile.tsx";

const { Part: FinishDialog } = onDemandPart("finish-dialog", () => import("./finish-dialog.tsx"));

interface ColourChoiceProps {
  product: ChoosableProduct;
  /** Where to request a sample. */
  samplePath: string;
}

/** The finishes, and a form that adds the current one to the shortlist. */
function ColourChoice({ product, samplePath }: ColourChoiceProps) {
  const { name, productId, swatches } = product;
  const [shown, setShown] = useState(swatches[0]?.name);

  function show(finish: string | undefined, picked: boolean) {
    if (finish) setShown(finish);
    pickFinish(productId, picked ? finish : undefined);
  }

  return (
    <>
      <FinishViewer label={`Colours of the ${name}`} swatches={swatches} samplePath={samplePath} onShow={show} />
      {shown && <ChooseInPlace product={product} finish={shown} />}
    </>
  );
}

interface FinishViewerProps {
  label: string;
  swatches: readonly ResolvedSwatch[];
  samplePath: string;
  /** Called with the current finish, and whether the visitor has picked it; with undefined on unmount. */
  onShow: (finish: string | undefined, picked: boolean) => void;
}

/** A tenth less than the chips, for which the file of 160 px is sharp enough with two or three device pixels each. */
const chipSizes = "(min-width: 768px) 80px, 53px";

/**
 * A list of finishes with the chosen one large beside it. The list is a group of radio buttons, so clicks and
 * arrow keys work before hydration and without JavaScript.
 */
function FinishViewer({ label, swatches, samplePath, onShow }: FinishViewerProps) {
  const name = useId();
  const hydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [large, setLarge] = useState<number>();
  const [announced, setAnnounced] = useState("");

  const inputs = () => [...(list.current?.querySelectorAll("input") ?? [])];
  const chosen = () =>
    Math.max(
      0,
      inputs().findIndex(({ checked }) => checked),
    );
  function choose(place: number) {
    const index = (place + swatches.length) % swatches.length;
    const input = inputs()[index];
    if (input) input.checked = true;
    onShow(swatches[index]?.name, true);
    return index;
  }
  function step(by: 1 | -1) {
    setAnnounced(swatches[choose(chosen() + by)]?.name ?? "");
  }

  // The visitor may have picked a finish before this script loaded.
  useEffect(() => {
    const index = chosen();
    onShow(swatches[index]?.name, index > 0);
    return () => onShow(undefined, false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs on mount and unmount
  }, [swatches]);

  const rows = rowsOfLongList(swatches.length);
  return (
    <div className={listLength(swatches.length)} data-live={hydrated || undefined} role="radiogroup" aria-label={label}>
      <ul
        className="finish-viewer__list"
        style={{ "--finish-rows": rows, "--finish-count": `"${swatches.length}"` } as CSSProperties}
        ref={list}
      >
        {swatches.map((swatch, index) => (
          <li key={swatch.name} data-ends-column={index + 1 === rows || undefined}>
            <input
              className="finish-viewer__input"
              id={`finish-${name}-${index}`}
              type="radio"
              name={name}
              value={swatch.name}
              defaultChecked={index === 0}
              onChange={() => onShow(swatch.name, true)}
            />
            <label className="finish-viewer__row" htmlFor={`finish-${name}-${index}`}>
              <MaterialTile swatch={swatch} sizes={chipSizes} className="finish-viewer__chip" />
              <span className="finish-viewer__name" translate="no">
                {swatch.name}
              </span>
            </label>
            <div className="finish-viewer__plate" aria-hidden="true">
              <MaterialTile swatch={swatch} sizes="(min-width: 768px) 42vw, 100vw" className="finish-viewer__surface" />
              <span className="finish-viewer__title" translate="no">
                {swatch.name}
              </span>
            </div>
            <ActionLink
              to={`${samplePath}&finish=${encodeURIComponent(swatch.name)}`}
              label={`Ask for a finish sample of ${swatch.name}`}
            >
              Ask for a finish sample
            </ActionLink>
          </li>
        ))}
      </ul>
      <div className="finish-viewer__tools">
        <StepButtons noun="colour" onStep={step} />
        <button
          type="button"
          className="finish-viewer__enlarge round-button"
          aria-label="Enlarge picture"
          aria-haspopup="dialog"
          ref={opener}
          onClick={() => setLarge(chosen())}
        >
          <Icon name="enlarge" />
        </button>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
      {large !== undefined && (
        <FinishDialog
          label={label}
          swatches={swatches}
          index={large}
          onStep={(place) => setLarge(choose(place))}
          opener={opener}
          onClose={() => setLarge(undefined)}
        />
      )}
    </div>
  );
}

/** How many rows the two columns of a long list have. */
function rowsOfLongList(count: number): number {
  return Math.max(10, Math.ceil(count / 2));
}

/** A long list has two columns; the rows of a short one keep a comfortable height. */
function listLength(count: number): string {
  const length = count > 14 ? "many" : count < 6 ? "few" : "some";
  return `finish-viewer finish-viewer--${length}`;
}

export default island("colour-choice", ColourChoice);
