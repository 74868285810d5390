import { useEffect, useRef, useState } from "react";
import { EditorFailure } from "../api.ts";
import type { ScreenProps } from "../screen-props.ts";
import { beginProduct } from "./ask-products.ts";
import { NameForm } from "./name-form.tsx";

/** Begins a product of the category that the address names. */
export function AddProductScreen({ files, rest: category, onSaved }: ScreenProps) {
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = files.find(({ path }) => path === `categories/${category}.yaml`)?.title ?? category;
  return (
    <article className="file-screen" aria-label="Add a product">
      <header className="file-screen__head">
        <p className="caption quiet">{title}</p>
        <h1 ref={heading} tabIndex={-1}>
          Add a product
        </h1>
        <p className="lead">
          It begins as a draft with the fields that most products of this category have. Nothing is on the site before
          you put it there.
        </p>
      </header>
      <NameForm
        category={category}
        submitLabel="Begin the draft"
        onSubmit={async (product) => {
          try {
            const { path } = await beginProduct(category, product);
            await onSaved();
            location.hash = `#/${path}`;
          } catch (error) {
            if (!(error instanceof EditorFailure)) throw error;
            setFailure(error.message);
          }
        }}
      >
        {failure && (
          <p className="text-field__error" role="alert">
            {failure}
          </p>
        )}
      </NameForm>
    </article>
  );
}
