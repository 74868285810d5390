import { sitePages } from "#content/page-registry.ts";
import { cleanText } from "#content/text/clean-text.ts";
import { useRef, useState, type RefObject, type SubmitEvent } from "react";
import { addToMessage } from "#app/features/enquiry/index.ts";
import { CloseButton, closeDialog, Dialog } from "#app/ui/controls/dialog.tsx";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { ActionButton } from "#app/ui/action-link.tsx";
import { RemarkField } from "../list/item-fields.tsx";
import { optionLabel } from "../list/product-choices.ts";
import { sampleCount, sampleRequest, samplesChosen, samplesOffered, withSample } from "../list/sample-request.ts";
import { shortlistLimits, type Shortlist } from "../list/shortlist.ts";
import type { ProductOf } from "./project-size.ts";

interface AskForSamplesProps {
  list: Shortlist;
  productOf: ProductOf;
}

/** With up to this many products, all finishes are shown immediately. */
const openUpTo = 2;

/** Opens the basket of samples, if the list has products with finishes. */
export function AskForSamples({ list, productOf }: AskForSamplesProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (offeredOn(list, productOf).size === 0) return null;
  return (
    <li>
      <ActionButton ref={opener} icon="mail" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Ask for samples
      </ActionButton>
      {open && <SamplesDialog list={list} productOf={productOf} opener={opener} onClose={() => setOpen(false)} />}
    </li>
  );
}

function offeredOn(list: Shortlist, productOf: ProductOf) {
  return samplesOffered(list, (id) => productOf(id).choices.finish ?? []);
}

interface SamplesDialogProps extends AskForSamplesProps {
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks which finishes to send and where, and puts them into the message of the contact form. */
function SamplesDialog({ list, productOf, opener, onClose }: SamplesDialogProps) {
  const [samples, setSamples] = useState(() => samplesChosen(list));
  const [address, setAddress] = useState("");
  const [refused, setRefused] = useState(false);
  const offered = offeredOn(list, productOf);
  const count = sampleCount(samples);
  const nameOf = (id: string) => productOf(id).name;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const to = cleanText(address);
    setRefused(count === 0 || to === "");
    if (count === 0) return event.currentTarget.querySelector<HTMLElement>("summary")?.focus();
    if (to === "") return event.currentTarget.querySelector("textarea")?.focus();
    addToMessage((longest) => sampleRequest(list, { samples, address: to }, nameOf, longest));
    location.assign(sitePages.contact.path);
  }

  return (
    <Dialog className="choice-dialog samples-dialog" aria-labelledby="samples-title" opener={opener} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <header className="choice-dialog__head">
          <h2 id="samples-title">Ask for samples</h2>
          <CloseButton />
        </header>
        <div className="choice-dialog__body">
          <div className="samples-dialog__products">
            {[...offered].map(([id, finishes]) => {
              const own = samples.get(id) ?? [];
              return (
                <details key={id} open={offered.size <= openUpTo}>
                  <summary>
                    <span translate="no">{nameOf(id)}</span>
                    <span className="small quiet">{`${own.length} of ${finishes.length}`}</span>
                  </summary>
                  <fieldset className="choice-group" aria-label={`Finishes of ${nameOf(id)}`}>
                    <div className="choice-group__options">
                      {finishes.map((finish) => (
                        <label key={finish} className="choice-group__option">
                          <input
                            type="checkbox"
                            checked={own.includes(finish)}
                            onChange={() => setSamples(withSample(samples, id, finish))}
                          />
                          <span>{optionLabel(finish)}</span>
                        </label>
                      ))}
                    </div>
                  </fieldset>
                </details>
              );
            })}
          </div>
          <div role="alert">
            {refused && count === 0 && <FieldError id="samples-error">Choose at least one finish</FieldError>}
          </div>
          <RemarkField
            label="Delivery address"
            rows={4}
            autoComplete="street-address"
            maxLength={shortlistLimits.noteLength}
            remark={address}
            error={refused && cleanText(address) === "" ? "Enter the delivery address" : undefined}
            onInput={setAddress}
          />
        </div>
        <footer className="choice-dialog__foot">
          <ActionButton type="submit" look="button" icon="arrow-right">
            {["Ask for samples", "Ask for 1 sample"][count] ?? `Ask for ${count} samples`}
          </ActionButton>
          <ActionButton onClick={closeDialog}>Cancel</ActionButton>
          <p className="small quiet">You can read and change the message before you send it.</p>
        </footer>
      </form>
    </Dialog>
  );
}
