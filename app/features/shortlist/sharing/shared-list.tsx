import { sitePages } from "#content/page-registry.ts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { listFromFragment } from "../list/share-link.ts";
import { printItem, type NameOfProduct } from "../list/shortlist-text.ts";
import { withItemsOf, type Shortlist } from "../list/shortlist.ts";
import { Icon } from "#app/ui/icon.tsx";
import { replaceList } from "../list-changes.ts";
import "./shared-list.css";

interface SharedListProps {
  fragment: string;
  /** The visitor's own list. */
  mine: Shortlist;
  nameOf: NameOfProduct;
}

/** Shows the list in a shared address and asks what to do with it. The visitor's own list is unchanged until then. */
export function SharedList({ fragment, mine, nameOf }: SharedListProps) {
  const shared = useSharedList(fragment);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when the list has been read
  useEffect(() => heading.current?.focus(), [shared]);
  if (shared === "reading") return null;

  const done = () => void navigate(sitePages.shortlist.path, { replace: true, preventScrollReset: true });
  function accept(next: Shortlist, words: string) {
    replaceList(next, words);
    done();
  }
  function add(list: Shortlist) {
    const both = withItemsOf(mine, list);
    const added = both.items.length - mine.items.length;
    accept(both, added === 1 ? "1 item added to your list" : `${added} items added to your list`);
  }

  if (!shared || shared.items.length === 0) {
    return (
      <section className="shared-list" aria-labelledby="shared-list-title">
        <h2 id="shared-list-title" ref={heading} tabIndex={-1}>
          There is no list in this link
        </h2>
        <p>The link may be incomplete. Ask for it again and copy all of it.</p>
        <Choice onPress={done}>Continue</Choice>
      </section>
    );
  }
  const own = mine.items.length;
  return (
    <section className="shared-list" aria-labelledby="shared-list-title">
      <h2 id="shared-list-title" ref={heading} tabIndex={-1}>
        A list was shared with you{shared.name && `: ${shared.name}`}
      </h2>
      <ol>
        {shared.items.map((item) => (
          <li key={printItem(item, nameOf)}>{printItem(item, nameOf)}</li>
        ))}
      </ol>
      {own > 0 && (
        <p>
          Your own list has {own === 1 ? "1 item" : `${own} items`}. It will not change unless you choose to change it.
        </p>
      )}
      <div className="shared-list__choices">
        {own > 0 ? (
          <>
            <Choice main onPress={() => add(shared)}>
              Add to my list
            </Choice>
            <Choice onPress={() => accept(shared, "Your list was replaced by the shared list")}>Replace my list</Choice>
          </>
        ) : (
          <Choice main onPress={() => accept(shared, "This is now your list")}>
            Use this list
          </Choice>
        )}
        <Choice onPress={done}>Dismiss</Choice>
      </div>
    </section>
  );
}

function Choice({ main = false, onPress, children }: { main?: boolean; onPress: () => void; children: string }) {
  return (
    <button type="button" className={`action-link action-link--${main ? "button" : "line"}`} onClick={onPress}>
      <span>{children}</span>
      {main && <Icon name="arrow-right" />}
    </button>
  );
}

function useSharedList(fragment: string): Shortlist | undefined | "reading" {
  const [shared, setShared] = useState<Shortlist | undefined | "reading">("reading");
  useEffect(() => {
    let current = true;
    void listFromFragment(fragment).then((list) => current && setShared(list));
    return () => {
      current = false;
    };
  }, [fragment]);
  return shared;
}
