import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFragment } from "#app/ui/use-address.ts";
import { isShortlistPersisted } from "./list/shortlist-actions.ts";
import { useShortlist } from "./list/use-shortlist.ts";
import { EmptyShortlist } from "./empty-shortlist.tsx";
import { ItemRow, keyedItems, type KeyedItem } from "./item-row.tsx";
import { ListActions } from "./sharing/list-actions.tsx";
import { changeItem, moveItem, removeItem } from "./list-changes.ts";
import type { ListedProduct, ShortlistPageContent } from "./build-shortlist-page.ts";
import { Schedule } from "./sharing/schedule.tsx";
import { sharedFragment } from "./sharing/shared-fragment.ts";
import { BrokenLink, SharedList, useSharedList } from "./sharing/shared-list.tsx";
import { ProjectFields } from "./project-fields.tsx";

/** With this many rows the actions for the whole list are far down the page on a phone. */
const manyRows = 4;

/** The visitor's list, to edit, share, print and send; and a list shared by the address, to accept or decline. */
export default function ListEditor({ page }: { page: ShortlistPageContent }) {
  const list = useShortlist();
  const fragment = sharedFragment(useFragment());
  const rows = useKeyedItems(list.items);
  const frame = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState("");
  const products = productsByEveryName(page);
  const productOf = (id: string) => products.get(id) ?? goneProduct(id);
  const shared = useSharedList(fragment);
  const sharedItems = typeof shared === "object" ? shared : undefined;
  const [printsOwn, setPrintsOwn] = useState(false);

  /** Prints the visitor's own list, even while a shared one is shown. */
  function printOwn() {
    flushSync(() => setPrintsOwn(true));
    addEventListener("afterprint", () => setPrintsOwn(false), { once: true });
    window.print();
  }

  const focus = (selector: string) => frame.current?.querySelector<HTMLElement>(selector)?.focus();

  function move({ key, item }: KeyedItem, by: 1 | -1) {
    const place = rows.findIndex((row) => row.key === key) + by;
    if (place < 0 || place >= rows.length) return;
    flushSync(() => moveItem(item, by));
    setAnnounced(`${productOf(item.productId).name}: place ${place + 1} of ${rows.length}`);
    focus(`#move-${by}-${key}`);
  }

  function remove({ key, item }: KeyedItem) {
    const index = rows.findIndex((row) => row.key === key);
    const next = rows[index + 1] ?? rows[index - 1];
    flushSync(() => removeItem(item, productOf(item.productId).name));
    focus(next ? `#remove-${next.key}` : "h2");
  }

  return (
    <div ref={frame} className="list-editor">
      {shared === "broken" && <BrokenLink key={fragment} />}
      {sharedItems && (
        <SharedList key={fragment} shared={sharedItems} mine={list} productOf={productOf} head={page.head} />
      )}
      {rows.length === 0 ? (
        (shared === undefined || shared === "broken") && <EmptyShortlist {...page.empty} />
      ) : (
        <div className="list-editor__columns grid">
          <div className="list-editor__list">
            <ProjectFields list={list} />
            {!isShortlistPersisted() && (
              <p className="list-editor__unkept small">
                This browser does not save anything for this site. Your list will be lost when you leave this page. To
                keep it, copy the link.
              </p>
            )}
            {rows.length >= manyRows && (
              <p className="list-editor__onward">
                <a className="action-link action-link--line" href="#whole-list">
                  <span>{`${rows.length} items: send, share or download`}</span>
                </a>
              </p>
            )}
            <ol className="list-editor__rows" aria-label="Products on the list">
              {rows.map((row, index) => (
                <li key={row.key}>
                  <ItemRow
                    row={row}
                    product={productOf(row.item.productId)}
                    place={{ index, count: rows.length }}
                    onChange={(item) => changeItem(row.item, item)}
                    onMove={(by) => move(row, by)}
                    onRemove={() => remove(row)}
                  />
                </li>
              ))}
            </ol>
            <p className="visually-hidden" aria-live="polite">
              {announced}
            </p>
          </div>
          <ListActions list={list} productOf={productOf} head={page.head} chat={page.chat} onPrint={printOwn} />
        </div>
      )}
      {(sharedItems ?? rows.length > 0) && (
        <Schedule list={sharedItems && !printsOwn ? sharedItems : list} productOf={productOf} head={page.head} />
      )}
    </div>
  );
}

function useKeyedItems(items: readonly KeyedItem["item"][]): readonly KeyedItem[] {
  const [known, setKnown] = useState(() => ({ items, rows: keyedItems([], items) }));
  if (known.items === items) return known.rows;
  const rows = keyedItems(known.rows, items);
  setKnown({ items, rows });
  return rows;
}

/** The products by each of their addresses, including former ones, and the withdrawn products. */
function productsByEveryName({ products, aliases }: ShortlistPageContent): Map<string, ListedProduct> {
  const named = new Map(products.map((product) => [product.id, product]));
  for (const [id, alias] of Object.entries(aliases)) {
    const product = "withdrawn" in alias ? goneProduct(id, alias.withdrawn) : named.get(alias.product);
    if (product) named.set(id, "name" in alias && alias.name ? { ...product, name: alias.name } : product);
  }
  return named;
}

/** A placeholder for a product that has been removed from the catalogue since it was added to the list. */
function goneProduct(id: string, name = id): ListedProduct {
  return {
    id,
    name,
    choices: { units: ["pieces", "m2", "ft2"] },
    figures: [],
    gone: true,
  };
}
