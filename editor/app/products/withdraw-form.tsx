import { useRef, useState } from "react";
import { labelOf } from "../form/labels.ts";
import { fieldAddress } from "../form/labels.ts";
import type { Consequences, ProductReference } from "./ask-products.ts";

interface WithdrawFormProps {
  name: string;
  consequences: Consequences | undefined;
  onSubmit: (sentence: string) => Promise<void>;
}

/** Asks for the text on the page of a withdrawn product. */
export function WithdrawForm({ name, consequences, onSubmit }: WithdrawFormProps) {
  const [sentence, setSentence] = useState("This product is no longer offered.");
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = () => {
    const isEmpty = sentence.trim() === "";
    setRefused(isEmpty);
    if (isEmpty) field.current?.focus();
    else void onSubmit(sentence);
  };
  return (
    <form
      className="name-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="text-field">
        <label htmlFor="withdrawn-sentence">What its page says after you publish</label>
        <input
          ref={field}
          id="withdrawn-sentence"
          className="text-field__control"
          required
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? "withdrawn-sentence-error" : undefined}
          maxLength={300}
          value={sentence}
          onChange={(event) => {
            setSentence(event.target.value);
            setRefused(false);
          }}
        />
        {isRefused && (
          <p id="withdrawn-sentence-error" className="text-field__error">
            Enter a sentence for visitors who still open this page.
          </p>
        )}
      </div>
      <Named consequences={consequences} />
      <button type="submit" className="action-link action-link--button">
        Withdraw {name}
      </button>
    </form>
  );
}

/** The references to a product that will be removed, and what is deleted with it. */
export function Named({ consequences }: { consequences: Consequences | undefined }) {
  if (!consequences) return <p role="status">Looking for pages that mention it …</p>;
  const { references, pictures, downloads } = consequences;
  const quotes = references.filter(({ isQuote }) => isQuote);
  const named = references.filter(({ isQuote }) => !isQuote);
  const gone = [
    pictures > 0 && `${pictures} ${pictures === 1 ? "picture" : "pictures"}`,
    downloads > 0 && `${downloads} ${downloads === 1 ? "download" : "downloads"}`,
  ].filter((each) => each !== false);
  return (
    <>
      {quotes.length > 0 && (
        <>
          <p>These sentences use one of its figures. Rewrite them first:</p>
          <Places references={quotes} />
        </>
      )}
      {named.length > 0 && (
        <>
          <p>It will be removed from:</p>
          <Places references={named} />
        </>
      )}
      {references.length === 0 && <p>No other page mentions it.</p>}
      {gone.length > 0 && <p>Removed with it, until you undo this: {gone.join(" and ")} that nothing else uses.</p>}
    </>
  );
}

/** References to a product, each linked to its field if it has one. */
function Places({ references }: { references: readonly ProductReference[] }) {
  return (
    <ul className="product-actions__named">
      {references.map(({ path, title, at }) => (
        <li key={`${path} ${at.join(".")}`}>
          {path.endsWith(".yaml") ? <a href={fieldAddress(path, at)}>{title}</a> : title}
          {path.endsWith(".yaml") && at.length > 0 && <span className="quiet">, {placeOf(at)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** `Related products 2` */
function placeOf(at: readonly (string | number)[]): string {
  const parts = at.at(-1) === "product" ? at.slice(0, -1) : at;
  return parts.reduce<string>((words, part) => {
    if (typeof part === "number") return `${words} ${part + 1}`;
    return words ? `${words}, ${labelOf(part)}` : labelOf(part);
  }, "");
}
