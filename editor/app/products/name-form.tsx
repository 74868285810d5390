import { useId, useState, type ReactNode } from "react";
import { slugOf } from "./slug.ts";

interface NameFormProps {
  /** The category, with which the address begins. */
  category: string;
  submitLabel: string;
  /** What the product is called now; nothing asks for a name where only its address changes. */
  present?: string | undefined;
  onSubmit: (product: { name: string; slug: string }) => Promise<void>;
  children?: ReactNode;
}

/** Asks for a product's name and the last part of its address, which follows the name until it is typed itself. */
export function NameForm({ category, submitLabel, present, onSubmit, children }: NameFormProps) {
  const [name, setName] = useState("");
  const [typedSlug, setTypedSlug] = useState<string | undefined>(present);
  const slug = typedSlug ?? slugOf(name);
  const id = useId();
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit({ name: name.trim(), slug });
      }}
    >
      {present === undefined && (
        <div className="text-field">
          <label htmlFor={`${id}-name`}>Name</label>
          <input
            id={`${id}-name`}
            className="text-field__control"
            required
            maxLength={100}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
      )}
      <div className="text-field">
        <label htmlFor={`${id}-slug`}>Address</label>
        <div className="name-form__address">
          <span id={`${id}-start`}>/{category}/</span>
          <input
            id={`${id}-slug`}
            className="text-field__control"
            required
            maxLength={60}
            pattern="[a-z][A-Za-z0-9]*"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-start ${id}-help`}
            value={slug}
            onChange={(event) => setTypedSlug(event.target.value)}
          />
        </div>
        <p id={`${id}-help`} className="caption quiet">
          Letters and digits without spaces, beginning with a small letter.
        </p>
      </div>
      {children}
      <button type="submit" className="action-link action-link--button">
        {submitLabel}
      </button>
    </form>
  );
}
