import { sitePages } from "#content/page-registry.ts";
import { useState } from "react";
import { putIntoMessage } from "#app/features/enquiry/index.ts";
import { absoluteUrl } from "#app/seo/site-origin.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkIcon } from "#app/ui/list-icons.tsx";
import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { AcousticData } from "./engine/acoustic-data.ts";
import type { Assessment } from "./engine/assess-room.ts";
import { roomText } from "./words/room-report.ts";

/** The position on the page of the listening part. */
export const listenId = "listen";

interface RoomActionsProps {
  plan: RoomPlan;
  data: AcousticData;
  assessment: Assessment;
  address: string;
}

/** Actions for the result: listen, send it as an enquiry, copy its link, print it. */
export function RoomActions({ plan, data, assessment, address }: RoomActionsProps) {
  const [said, setSaid] = useState<{ address: string; words: string }>();
  const words = said?.address === address ? said.words : undefined;

  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      setSaid({ address, words: "Link copied" });
    } catch {
      setSaid({ address, words: "Copy the address of this page" });
    }
  }

  function enquire() {
    putIntoMessage((longest) => roomText({ plan, assessment, data, link: absoluteUrl(address) }, longest));
  }

  return (
    <div className="room-actions needs-script">
      <ActionLink to={sitePages.contact.path} look="button" onClick={enquire} waitsForScript>
        Send as an enquiry
      </ActionLink>
      <a href={`#${listenId}`} className="action-link action-link--line">
        <span>Hear the room</span>
        <Icon name="play" />
      </a>
      <button type="button" className="action-link action-link--line" onClick={() => void copy()}>
        <span>{words ?? "Copy link"}</span>
        <LinkIcon />
      </button>
      <span className="visually-hidden" role="status">
        {words}
      </span>
      <button type="button" className="action-link action-link--line" onClick={() => window.print()}>
        <span>Print a report</span>
        <Icon name="print" />
      </button>
    </div>
  );
}
