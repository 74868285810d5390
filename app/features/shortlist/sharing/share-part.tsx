import { useEffect, useId, useRef, useState } from "react";
import { listToFragment } from "../list/share-link.ts";
import { showShortlistNotice } from "../list/shortlist-notice-state.ts";
import { projectTitle, shortlistChatText } from "../list/shortlist-text.ts";
import type { Shortlist } from "../list/shortlist.ts";
import { ActionButton, ActionLink } from "#app/ui/action-link.tsx";
import { LinkIcon, ShareIcon } from "#app/ui/list-icons.tsx";
import type { ProductOf } from "./project-size.ts";
import { beginning } from "./shared-fragment.ts";

interface SharePartProps {
  list: Shortlist;
  productOf: ProductOf;
}

/** Opens WhatsApp, where the visitor chooses who gets the message. */
const whatsApp = "https://wa.me/";

/**
 * The list as a link to copy, as a WhatsApp message or, if the browser can, to share with another application. Its
 * receiver is a person whom the visitor chooses.
 */
export function SharePart({ list, productOf }: SharePartProps) {
  const id = useId();
  const address = useShareAddress(list);
  const field = useRef<HTMLInputElement>(null);
  const message = shortlistChatText(
    list,
    (productId) => productOf(productId).name,
    (productId) => productOf(productId).figures,
    address,
  );
  const [shown, setShown] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showShortlistNotice({ text: "Link copied. It contains the whole list" });
    } catch {
      setShown(true);
      showShortlistNotice({
        text: "This browser does not allow copying. The link is selected so that you can copy it yourself",
      });
    }
  }
  useEffect(() => {
    if (shown) field.current?.select();
  }, [shown]);

  async function share() {
    try {
      await navigator.share({ title: projectTitle(list) || "Shortlist", url: address });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  }

  return (
    <>
      <li>
        <ActionButton icon={<LinkIcon />} onClick={copy}>
          Copy link
        </ActionButton>
        {shown && (
          <div className="share-part__field">
            <label htmlFor={id}>Link to the list</label>
            <input ref={field} id={id} className="text-field__control" readOnly value={address} />
          </div>
        )}
      </li>
      <li>
        <ActionLink to={`${whatsApp}?text=${encodeURIComponent(message)}`} icon="chat">
          Share by WhatsApp
        </ActionLink>
      </li>
      {typeof navigator.share === "function" && (
        <li>
          <ActionButton icon={<ShareIcon />} onClick={share}>
            Share
          </ActionButton>
        </li>
      )}
    </>
  );
}

/** The address of the shared list. */
export async function addressOf(list: Shortlist): Promise<string> {
  return `${location.origin}/shortlist${beginning}${await listToFragment(list)}`;
}

/** Prepared in advance, because browsers allow copying and sharing only during a click. */
function useShareAddress(list: Shortlist): string {
  const [address, setAddress] = useState("");
  useEffect(() => {
    let current = true;
    void addressOf(list).then((shared) => current && setAddress(shared));
    return () => {
      current = false;
    };
  }, [list]);
  return address;
}
