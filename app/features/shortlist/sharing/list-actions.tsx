import { sitePages } from "#content/page-registry.ts";
import type { MouseEvent } from "react";
import { comparisonAddress, mostCompared } from "#app/features/compare/index.ts";
import { chatAddress } from "#app/ui/company-links.ts";
import { type NameOfProduct, shortlistText } from "../list/shortlist-text.ts";
import type { Shortlist } from "../list/shortlist.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { emptyList } from "../list-changes.ts";
import type { ListedProduct, ScheduleHead, ShortlistPageContent } from "../build-shortlist-page.ts";
import { DownloadDataSheets } from "./download-data-sheets.tsx";
import { downloadList, listEnquiry } from "./list-output.ts";
import { SharePart } from "./share-part.tsx";
import { printSent } from "../list/sent-mark.ts";

interface ListActionsProps {
  list: Shortlist;
  nameOf: NameOfProduct;
  chat: ShortlistPageContent["chat"];
  productOf: (id: string) => ListedProduct;
  head: ScheduleHead;
  onPrint: () => void;
}

/** Chat programs cut longer addresses. */
const longestChatText = 1500;

/** The actions for the whole list. */
export function ListActions({ list, nameOf, chat, productOf, head, onPrint }: ListActionsProps) {
  const { length } = list.items;
  const send = listEnquiry(list, nameOf);
  const products = [...new Set(list.items.map(({ productId }) => productId))].filter(nameOf);
  const compared = products.slice(0, mostCompared);

  function enquire(event: MouseEvent) {
    const wrong = document.querySelector<HTMLElement>(".list-editor [aria-invalid]");
    if (wrong) {
      event.preventDefault();
      wrong.focus();
      return;
    }
    send(event);
  }

  return (
    <section className="list-actions" aria-label="The whole list">
      <h2 id="whole-list" tabIndex={-1}>
        {length === 1 ? "1 item" : `${length} items`}
      </h2>
      <SentNote list={list} />
      <ActionLink to={sitePages.contact.path} look="button" onClick={enquire}>
        Send as an enquiry
      </ActionLink>
      <ul>
        {compared.length > 1 && (
          <li>
            <ActionLink to={comparisonAddress({ items: compared, onlyDifferences: false })}>
              {products.length > compared.length ? `Compare the first ${compared.length} products` : "Compare these"}
            </ActionLink>
          </li>
        )}
        {chat && (
          <li>
            <ActionLink to={chatAddress(chat, shortlistText(list, nameOf, longestChatText))} icon="chat">
              Send in a chat message
            </ActionLink>
          </li>
        )}
        <SharePart list={list} />
        <DownloadDataSheets list={list} productOf={productOf} head={head} />
        <li>
          <button type="button" className="action-link action-link--line" onClick={() => downloadList(list, nameOf)}>
            <span>Download as CSV</span>
            <Icon name="download" />
          </button>
        </li>
        <li>
          <button type="button" className="action-link action-link--line" onClick={onPrint}>
            <span>Print as a schedule</span>
            <Icon name="print" />
          </button>
        </li>
        <li>
          <button type="button" className="action-link action-link--line" onClick={emptyList}>
            <span>Clear list</span>
            <Icon name="close" />
          </button>
        </li>
      </ul>
    </section>
  );
}

/** Says when the list was sent, if it was. */
export function SentNote({ list }: { list: Shortlist }) {
  const words = printSent(list);
  return (
    words && (
      <p className="sent-note small">
        <Icon name="check" />
        <span>{words}</span>
      </p>
    )
  );
}
