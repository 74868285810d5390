import { useState, type ReactNode } from "react";
import { goTo } from "../address.ts";
import { EditorFailure, wordsOf, type OpenedFile, type SaveOutcome } from "../api.ts";
import {
  copyProduct,
  deleteProduct,
  readConsequences,
  renameProduct,
  withdrawProduct,
  type Consequences,
} from "./ask-products.ts";
import { Named, WithdrawForm } from "./withdraw-form.tsx";
import { useFileNames } from "../file-names.ts";
import { fieldAddress, placeInWords } from "../form/labels.ts";
import { NameForm } from "./name-form.tsx";

interface ProductActionsProps {
  file: OpenedFile;
  /** Unsaved changes in the form would be lost. */
  isChanged: boolean;
  onSaved: () => void | Promise<void>;
}

const kinds = { copy: "Copy", rename: "Change web address", withdraw: "Withdraw", delete: "Delete" };

/** The headings of the forms that the buttons open. */
const headings: Record<keyof typeof kinds, (product: string) => string> = {
  copy: (product) => `Copy ${product}`,
  rename: (product) => `Change the web address of ${product}`,
  withdraw: (product) => `Withdraw ${product}`,
  delete: (product) => `Delete ${product}`,
};

/** Scrolls an opened form into view, clear of the save bar. */
const bringIntoView = (form: HTMLElement | null) => form?.scrollIntoView({ block: "nearest" });

/** Actions on a whole product: a row of buttons below its name, each of which opens a form. */
export function ProductActions({ file, isChanged, onSaved }: ProductActionsProps) {
  const [kind, setKind] = useState<keyof typeof kinds>();
  const [consequences, setConsequences] = useState<Consequences>();
  const [problem, setProblem] = useState<ReactNode>();
  const [, category = "", name = ""] = file.path.split("/");
  const slug = name.replace(/\.yaml$/, "");

  const choose = async (chosen: keyof typeof kinds) => {
    setProblem(undefined);
    setKind(chosen === kind ? undefined : chosen);
    if (chosen === "withdraw" || chosen === "delete") setConsequences(await readConsequences(file.path));
  };
  /** Runs an action and opens the result. */
  const act = async (doIt: () => Promise<SaveOutcome | { path: string }>, next: string) => {
    try {
      const answer = await doIt();
      if ("outcome" in answer && answer.outcome !== "saved") return setProblem(<Refusal outcome={answer} />);
      await onSaved();
      goTo(`#/${"path" in answer ? answer.path : next}`);
    } catch (error) {
      // Shown at the fields.
      if (error instanceof EditorFailure && error.refusals) throw error;
      setProblem(wordsOf(error));
    }
  };
  return (
    <section className="product-actions" aria-label="Product actions">
      <div className="product-actions__choices">
        {(Object.keys(kinds) as (keyof typeof kinds)[]).map((each) => (
          <button
            key={each}
            type="button"
            className="product-actions__choice"
            aria-expanded={kind === each}
            onClick={() => void choose(each)}
          >
            {kinds[each]}
          </button>
        ))}
      </div>
      {isChanged && kind && (
        <p className="notice" role="status">
          Save or discard your changes first.
        </p>
      )}
      {!isChanged && kind && (
        <div key={kind} ref={bringIntoView} className="product-actions__form">
          <h2>{headings[kind](file.title)}</h2>
          {kind === "copy" && (
            <NameForm
              category={category}
              takesFocus
              submitLabel="Create the copy"
              onSubmit={(product) => act(() => copyProduct(file.path, product), "")}
            >
              <p className="small quiet">
                The copy is a draft with the texts and figures of {file.title} under the new name, and without pictures
                and downloads.
              </p>
            </NameForm>
          )}
          {kind === "rename" && (
            <NameForm
              category={category}
              present={slug}
              takesFocus
              submitLabel="Change the web address"
              onSubmit={(product) =>
                act(() => renameProduct(file.path, product.slug), `products/${category}/${product.slug}.yaml`)
              }
            >
              <p className="small quiet">
                Links on the site are updated. After you publish, the old web address leads to the new one.
              </p>
            </NameForm>
          )}
          {kind === "withdraw" && (
            <WithdrawForm
              name={file.title}
              consequences={consequences}
              onSubmit={(sentence) => act(() => withdrawProduct(file.path, sentence), "history")}
            />
          )}
          {kind === "delete" && (
            <div className="name-form">
              <Named consequences={consequences} />
              <p className="small">
                After you publish, its page no longer exists. If customers may still look for it, withdraw it instead.
                You can undo this in the history.
              </p>
              <button
                type="button"
                className="action-link action-link--button"
                onClick={() => void act(() => deleteProduct(file.path), "history")}
              >
                Delete {file.title}
              </button>
            </div>
          )}
          {problem && (
            <div className="notice notice--error" role="alert">
              {problem}
            </div>
          )}
        </div>
      )}
    </section>
  );
}

function Refusal({ outcome }: { outcome: SaveOutcome }) {
  const nameOf = useFileNames();
  if (outcome.outcome !== "refused") return <p>Someone else has changed the content. Try again.</p>;
  return (
    <>
      <p>This is not possible yet:</p>
      <ul>
        {outcome.mistakes.map(({ path, at, message }) => (
          <li key={`${path} ${at.join(".")} ${message}`}>
            <a className="quiet-button" href={fieldAddress(path, at)}>
              {nameOf(path).name}
              {at.length > 0 && `, ${placeInWords(at)}`}
            </a>
            {": "}
            {message}
          </li>
        ))}
      </ul>
    </>
  );
}
