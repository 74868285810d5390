import { useId, useMemo, useState, type KeyboardEvent } from "react";
import { longestQuery } from "#app/features/catalogue/index.ts";
import { useSearcher } from "#app/features/search/index.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ComparableProduct } from "../compare-page-content.ts";

interface ProductSearchProps {
  products: readonly ComparableProduct[];
  /** Are compared already. */
  exclude: readonly string[];
  add: (id: string) => void;
}

const mostFound = 6;

/** Finds a product by name, figure or model code and adds it: a combobox after the ARIA Authoring Practices. */
export function ProductSearch({ products, exclude, add }: ProductSearchProps) {
  const id = useId();
  const [touched, setTouched] = useState(false);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { searcher, failed, retry } = useSearcher(touched);
  const query = text.trim();
  const found = useMemo(() => {
    const byId = new Map(products.map((product) => [product.id, product]));
    const ids = searcher && query ? searcher.products(query) : [];
    return ids
      .filter((each) => !exclude.includes(each))
      .slice(0, mostFound)
      .flatMap((each) => byId.get(each) ?? []);
  }, [searcher, query, products, exclude]);
  const shown = open && found.length > 0;
  const place = Math.min(active, found.length - 1);

  function choose(product: ComparableProduct | undefined) {
    if (!product) return;
    setText("");
    setOpen(false);
    add(product.id);
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent, altKey, ctrlKey, metaKey } = event;
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey) return;
    if (key === "Escape" && open) setOpen(false);
    else if (key === "Escape") setText("");
    else if (key === "Enter" && shown) choose(found[place]);
    else if (key === "ArrowDown" && found.length > 0) move(shown ? 1 : 0);
    else if (key === "ArrowUp" && found.length > 0) move(shown ? -1 : 0);
    else return;
    event.preventDefault();
  }
  function move(by: number) {
    setOpen(true);
    setActive((place + by + found.length) % found.length);
  }

  return (
    <div className="product-search" onBlur={() => setOpen(false)}>
      <label htmlFor={id}>Add a product</label>
      <div className="product-search__field">
        <Icon name="search" />
        <input
          id={id}
          className="text-field__control"
          role="combobox"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown ? `${id}-${place}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={longestQuery}
          placeholder="Name or code"
          value={text}
          onFocus={() => setTouched(true)}
          onChange={({ target }) => {
            setText(target.value);
            setOpen(true);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={`${id}-list`} className="product-search__list" role="listbox" aria-label="Products" hidden={!shown}>
        {found.map((product, index) => (
          // The keyboard stays in the field, which names the active option.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={product.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === place}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(product)}
          >
            <span>{product.name}</span>
            <span className="small quiet">{product.category}</span>
          </div>
        ))}
      </div>
      <p className="product-search__news small" role="status">
        {failed ? (
          <>
            The search did not load.{" "}
            <button type="button" onClick={retry}>
              Try again
            </button>
          </>
        ) : (
          open && query && searcher && found.length === 0 && `No other product answers “${query}”`
        )}
      </p>
    </div>
  );
}
