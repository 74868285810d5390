import { goTo } from "../address.ts";
import { ScreenHead } from "../screen-head.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { beginProduct } from "./ask-products.ts";
import { NameForm } from "./name-form.tsx";

/** Begins a product of the category in the address. */
export function AddProductScreen({ files, rest: category, onSaved }: ScreenProps) {
  const title = files.find(({ path }) => path === `categories/${category}.yaml`)?.title ?? category;
  return (
    <article className="file-screen" aria-label="Add a product">
      <ScreenHead title="Add a product" above={<p className="caption quiet">{title}</p>}>
        <p className="lead">
          A new product starts as a draft with the usual fields of its category. Add it to the site when it is complete;
          it goes online when you publish.
        </p>
      </ScreenHead>
      <NameForm
        category={category}
        takesFocus
        submitLabel="Create a draft"
        onSubmit={async (product) => {
          const { path } = await beginProduct(category, product);
          await onSaved();
          goTo(`#/${path}`);
        }}
      />
    </article>
  );
}
