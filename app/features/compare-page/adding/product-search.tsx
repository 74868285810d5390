import { useId, useMemo, useState } from "react";
import { longestQuery } from "#app/ui/word-filter.ts";
import { useSearcher } from "#app/features/search/index.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useCombobox } from "#app/ui/controls/use-combobox.ts";
import type { ComparableProduct } from "../build-compare-page.ts";

interface ProductSearchProps {
  products: readonly ComparableProduct[];
  add: (id: string) => void;
}

const mostFound = 6;

/** Finds a product by name, figure or model code and adds it: a combobox as in the ARIA Authoring Practices. */
export function ProductSearch({ products, add }: ProductSearchProps) {
  const id = useId();
  const [touched, setTouched] = useState(false);
  const [text, setText] = useState("");
  const { searcher, failed, retry } = useSearcher(touched);
  const query = text.trim();
  const found = useMemo(() => {
    const byId = new Map(products.map((product) => [product.id, product]));
    const ids = searcher && query ? searcher.products(query).products.map((product) => product.id) : [];
    return ids.flatMap((each) => byId.get(each) ?? []).slice(0, mostFound);
  }, [searcher, query, products]);
  const { active, closed, close, expanded, listId, optionId, fieldProps } = useCombobox({
    id,
    text,
    onText: setText,
    optionCount: found.length,
    onChoose: (place) => choose(found[place]),
    closable: true,
  });

  function choose(product: ComparableProduct | undefined) {
    if (!product) return;
    setText("");
    close();
    add(product.id);
  }

  return (
    <div className="product-search" onBlur={close}>
      <label htmlFor={id}>Add a product</label>
      <div className="product-search__field">
        <Icon name="search" />
        <input
          id={id}
          {...fieldProps}
          className="text-field__control"
          maxLength={longestQuery}
          placeholder="Name or code"
          onFocus={() => setTouched(true)}
        />
      </div>
      <div id={listId} className="product-search__list" role="listbox" aria-label="Products" hidden={!expanded}>
        {found.map((product, index) => (
          // Focus stays in the field, which names the active option.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={product.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(product)}
          >
            <span translate="no">{product.name}</span>
            <span className="small quiet">{product.category}</span>
          </div>
        ))}
      </div>
      <p className="product-search__news small" role="status">
        {failed ? (
          <>
            Search could not be loaded.{" "}
            <button type="button" onClick={retry}>
              Try again
            </button>
          </>
        ) : (
          !closed && query && searcher && found.length === 0 && `No other results for “${query}”`
        )}
      </p>
    </div>
  );
}
