import { useState, type ReactNode } from "react";
import { wordsOf, type OpenedFile, type SaveOutcome } from "../api.ts";
import {
  copyProduct,
  deleteProduct,
  readConsequences,
  renameProduct,
  withdrawProduct,
  type Consequences,
} from "./ask-products.ts";
import { Named, WithdrawForm } from "./leaving.tsx";
import { NameForm } from "./name-form.tsx";
import { rememberRenamed } from "./renamed-texts.tsx";

interface ProductActionsProps {
  file: OpenedFile;
  /** What was typed in the form would be lost. */
  isChanged: boolean;
  onSaved: () => void | Promise<void>;
}

const kinds = { copy: "Make a copy", rename: "Change its address", withdraw: "Withdraw", delete: "Delete" };

/** A form opens at the foot of the screen, where the bar for saving would cover it. */
const bringIntoView = (form: HTMLElement | null) => form?.scrollIntoView({ block: "nearest" });

/** What can be done to a product as a whole. */
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
  /** Does something, and opens what it leads to. */
  const act = async (doIt: () => Promise<SaveOutcome | { path: string }>, next: string) => {
    try {
      const answer = await doIt();
      if ("outcome" in answer && answer.outcome !== "saved") return setProblem(<Refusal outcome={answer} />);
      await onSaved();
      location.hash = `#/${"path" in answer ? answer.path : next}`;
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };
  return (
    <section className="product-actions" aria-label="The product as a whole">
      <h2>The product as a whole</h2>
      {isChanged ? (
        <p className="quiet small">Save or discard what you have typed before you copy, move or remove the product.</p>
      ) : (
        <div className="product-actions__choices">
          {(Object.keys(kinds) as (keyof typeof kinds)[]).map((each) => (
            <button
              key={each}
              type="button"
              className="plain-button"
              aria-expanded={kind === each}
              onClick={() => void choose(each)}
            >
              {kinds[each]}
            </button>
          ))}
        </div>
      )}
      {!isChanged && kind && (
        <div key={kind} ref={bringIntoView} className="product-actions__form">
          {kind === "copy" && (
            <NameForm
              category={category}
              submitLabel="Make the copy"
              onSubmit={(product) =>
                act(async () => {
                  const copy = await copyProduct(file.path, product);
                  rememberRenamed(copy.path, copy.renamed);
                  return copy;
                }, "")
              }
            >
              <p className="small quiet">
                The copy is a draft without pictures and reports. Its sentences say the new name where they say the old
                one now.
              </p>
            </NameForm>
          )}
          {kind === "rename" && (
            <NameForm
              category={category}
              present={slug}
              submitLabel="Change the address"
              onSubmit={(product) =>
                act(() => renameProduct(file.path, product.slug), `products/${category}/${product.slug}.yaml`)
              }
            >
              <p className="small quiet">
                The old address leads to the new one, and whatever names the product names it anew.
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
                Its address will be unknown. If customers may still look for it, withdraw it instead. The history can
                bring it back.
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
  if (outcome.outcome !== "refused") return <p>Somebody has changed the content. Try again.</p>;
  return (
    <>
      <p>This is not possible yet:</p>
      <ul>
        {outcome.mistakes.map((mistake) => (
          <li key={`${mistake.path} ${mistake.at.join(".")}`}>
            <a className="quiet-button" href={`#/${mistake.path}`}>
              {mistake.path}
            </a>
            {": "}
            {mistake.message}
          </li>
        ))}
      </ul>
    </>
  );
}
