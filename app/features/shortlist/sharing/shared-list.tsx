import { sitePages } from "#content/page-registry.ts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ActionButton, ActionLink } from "#app/ui/action-link.tsx";
import { withItemsOf, type Shortlist, type ShortlistItem } from "../list/shortlist.ts";
import { printAmount, projectTitle } from "../list/shortlist-text.ts";
import { replaceList } from "../list-changes.ts";
import type { ListedProduct, ScheduleHead } from "../build-shortlist-page.ts";
import { DownloadProject } from "./download-project.tsx";
import type { ProductOf } from "./project-size.ts";
import { downloadList, listEnquiry } from "./list-output.ts";
import { SentNote } from "./list-actions.tsx";
import { sentParts } from "#app/features/enquiry/index.ts";
import { withSentMark } from "../list/sent-mark.ts";
import { listFromFragment } from "../list/share-link.ts";
import { choiceKinds, choiceLabels } from "#content/printed/choices.ts";
import { optionLabel } from "../list/product-choices.ts";
import { ListedProductHead } from "../listed-product-head.tsx";

interface SharedListProps {
  shared: Shortlist;
  /** The visitor's own list. */
  mine: Shortlist;
  productOf: ProductOf;
  head: ScheduleHead;
}

/**
 * Shows the list in a shared address, to be sent, printed or taken over. The visitor's own list is unchanged until
 * then.
 */
export function SharedList({ shared, mine, productOf, head }: SharedListProps) {
  const done = useLeave();
  const heading = useFocusAtFirst();
  const send = listEnquiry(shared, productOf);

  function accept(next: Shortlist, words: string) {
    replaceList(next, words);
    done();
  }
  function add() {
    const both = withItemsOf(mine, shared);
    const added = both.items.length - mine.items.length;
    accept(both, added === 1 ? "1 item added to your list" : `${added} items added to your list`);
  }

  const own = mine.items.length;
  return (
    <section className="shared-list" aria-labelledby="shared-list-title">
      <h2 id="shared-list-title" ref={heading} tabIndex={-1}>
        {["A list was shared with you", projectTitle(shared)].filter(Boolean).join(": ")}
      </h2>
      {shared.note && <p className="shared-list__note">{shared.note}</p>}
      <SentNote list={shared} />
      <ol>
        {shared.items.map((item) => (
          <li key={JSON.stringify(item)}>
            <SharedRow item={item} product={productOf(item.productId)} />
          </li>
        ))}
      </ol>
      {own > 0 && (
        <p>
          {`Your own list has ${own === 1 ? "1 item" : `${own} items`}. It will not change unless you choose to change it.`}
        </p>
      )}
      <ul>
        <DownloadProject list={shared} productOf={productOf} head={head} />
      </ul>
      <div className="shared-list__choices">
        <ActionLink to={sitePages.contact.path} look="button" onClick={send}>
          Send as an enquiry
        </ActionLink>
        <ActionButton icon="print" onClick={() => window.print()}>
          Print as a schedule or PDF
        </ActionButton>
        <ActionButton icon="download" onClick={() => void downloadList(shared, productOf)}>
          Download as CSV
        </ActionButton>
        {own > 0 ? (
          <>
            <ActionButton onClick={add}>Add to my list</ActionButton>
            <ActionButton onClick={() => accept(shared, "Your list was replaced by the shared list")}>
              Replace my list
            </ActionButton>
          </>
        ) : (
          <ActionButton onClick={() => accept(shared, "This is now your list")}>Use this list</ActionButton>
        )}
        <ActionButton onClick={done}>Dismiss</ActionButton>
      </div>
    </section>
  );
}

/** Says that the address should contain a list but does not. */
export function BrokenLink() {
  const done = useLeave();
  const heading = useFocusAtFirst();
  return (
    <section className="shared-list" aria-labelledby="shared-list-title">
      <h2 id="shared-list-title" ref={heading} tabIndex={-1}>
        There is no list in this link
      </h2>
      <p>The link may be incomplete. Ask for it again and copy all of it.</p>
      <ActionButton onClick={done}>Continue</ActionButton>
    </section>
  );
}

/** Returns a function that removes the shared list from the address. */
function useLeave() {
  const navigate = useNavigate();
  return () => void navigate(sitePages.shortlist.path, { replace: true, preventScrollReset: true });
}

function useFocusAtFirst() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}

/** The list in the address: loading, a list with items, or none because the link is broken. */
type SharedState = "reading" | "broken" | Shortlist;

/** The list in the fragment of the address; undefined if it shares none. */
export function useSharedList(fragment: string | undefined): SharedState | undefined {
  const [read, setRead] = useState<{ fragment: string; state: SharedState }>();
  useEffect(() => {
    if (fragment === undefined) return;
    let current = true;
    void listFromFragment(fragment).then((list) => {
      const state = list && list.items.length > 0 ? withSentMark(list, sentParts()) : "broken";
      if (current) setRead({ fragment, state });
    });
    return () => {
      current = false;
    };
  }, [fragment]);
  if (fragment === undefined) return undefined;
  return read?.fragment === fragment ? read.state : "reading";
}

interface SharedRowProps {
  item: ShortlistItem;
  product: ListedProduct;
}

/** A read-only entry of a shared list: the product with its picture and figures, and its choices. */
function SharedRow({ item, product }: SharedRowProps) {
  const chosen = [
    ...choiceKinds.map((kind) => [choiceLabels[kind], item[kind] && optionLabel(item[kind])]),
    ["Quantity", item.amount && printAmount(item.amount)],
    ["Remark", item.remark],
  ].filter(([, value]) => value);
  return (
    <article className="item-row shared-row" aria-label={product.name}>
      <ListedProductHead productId={item.productId} product={product} Heading="h3" />
      {chosen.length > 0 && (
        <dl className="shared-row__chosen">
          {chosen.map(([label, value]) => (
            <div key={label} className={label === "Remark" ? "shared-row__remark" : undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
