import { canKeepPages, removeProject } from "#app/features/offline/project/index.ts";
import { sitePages } from "#content/page-registry.ts";
import type { MouseEvent, ReactNode } from "react";
import { comparisonAddress, mostCompared } from "#app/features/compare/index.ts";
import { chatAddress } from "#app/ui/company-links.ts";
import { longestChatText, shortlistText } from "../list/shortlist-text.ts";
import type { Shortlist } from "../list/shortlist.ts";
import { ActionButton, ActionLink } from "#app/ui/action-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { emptyList } from "../list-changes.ts";
import type { ScheduleHead, ShortlistPageContent } from "../build-shortlist-page.ts";
import { AskForSamples } from "./ask-for-samples.tsx";
import { DownloadProject } from "./download-project.tsx";
import { KeepOffline } from "./keep-offline.tsx";
import type { ProductOf } from "./project-size.ts";
import { downloadList, listEnquiry } from "./list-output.ts";
import { SharePart } from "./share-part.tsx";
import { printSent } from "../list/sent-mark.ts";

interface ListActionsProps {
  list: Shortlist;
  chat: ShortlistPageContent["chat"];
  productOf: ProductOf;
  head: ScheduleHead;
  onPrint: () => void;
}

/** The actions for the whole list. */
export function ListActions({ list, chat, productOf, head, onPrint }: ListActionsProps) {
  const { length } = list.items;
  const message = shortlistText(list, (id) => productOf(id).name, longestChatText);
  const send = listEnquiry(list, productOf);
  const products = [...new Set(list.items.map(({ productId }) => productId))].filter((id) => !productOf(id).gone);
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
      <div className="list-actions__groups">
        <ActionGroup title={`Send to ${head.name}`}>
          <li>
            <ActionLink to={sitePages.contact.path} look="button" onClick={enquire}>
              Send as an enquiry
            </ActionLink>
          </li>
          <AskForSamples list={list} productOf={productOf} />
          {chat && (
            <li>
              <ActionLink to={chatAddress(chat, message)} icon="chat">
                Send in a chat message
              </ActionLink>
            </li>
          )}
        </ActionGroup>
        <ActionGroup title="Share with anyone">
          <SharePart list={list} productOf={productOf} />
        </ActionGroup>
        <ActionGroup title="Take with you">
          <DownloadProject list={list} productOf={productOf} head={head} />
          <KeepOffline list={list} productOf={productOf} />
          <li>
            <ActionButton icon="download" onClick={() => void downloadList(list, productOf)}>
              Download as CSV
            </ActionButton>
          </li>
          <li>
            <ActionButton icon="print" onClick={onPrint}>
              Print as a schedule or PDF
            </ActionButton>
          </li>
        </ActionGroup>
        <ActionGroup title="Work on the list">
          {compared.length > 1 && (
            <li>
              <ActionLink to={comparisonAddress({ items: compared, onlyDifferences: false })}>
                {products.length > compared.length ? `Compare the first ${compared.length} products` : "Compare these"}
              </ActionLink>
            </li>
          )}
          <li>
            <ActionButton icon="close" onClick={clearList}>
              Clear list
            </ActionButton>
          </li>
        </ActionGroup>
      </div>
    </section>
  );
}

/** Also removes what is kept offline, because an empty list offers no way to remove it. */
function clearList(): void {
  emptyList();
  if (canKeepPages()) void removeProject();
}

function ActionGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
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
