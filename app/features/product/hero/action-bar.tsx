import { Icon } from "#app/ui/icon.tsx";
import type { DetailPage } from "../build-product-page.ts";

/** Call, chat and enquire: within reach of the thumb on phones and tablets. */
export function ActionBar({ contact: { call, chat, enquiryPath } }: Pick<DetailPage, "contact">) {
  return (
    <nav className="action-bar" aria-label="Ask about this product">
      <ul>
        <li>
          <a href={call}>
            <Icon name="phone" />
            Call
          </a>
        </li>
        <li>
          <a href={chat}>
            <Icon name="chat" />
            Chat
          </a>
        </li>
        <li>
          <a className="action-bar__main" href={enquiryPath}>
            <Icon name="mail" />
            Enquire
          </a>
        </li>
      </ul>
    </nav>
  );
}
