import { sitePages } from "#content/page-registry.ts";
import { addToMessage } from "#app/features/enquiry/index.ts";
import { visitedUrl } from "#app/seo/site-origin.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CopyLink } from "#app/ui/copy-link.tsx";
import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { AcousticData } from "./engine/acoustic-data.ts";
import type { Assessment } from "./engine/assess-room.ts";
import { roomText } from "./words/room-report.ts";

/** The position of the listening controls on the page. */
export const listenId = "listen";

interface RoomActionsProps {
  plan: RoomPlan;
  data: AcousticData;
  assessment: Assessment;
  address: string;
}

/** Actions for the result: listen, send it as an enquiry, copy its link, print it. */
export function RoomActions({ plan, data, assessment, address }: RoomActionsProps) {
  function enquire() {
    addToMessage((longest) => roomText({ plan, assessment, data, link: visitedUrl(address) }, longest));
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
      <CopyLink path={address} refused="Copy the address of this page" />
      <button type="button" className="action-link action-link--line" onClick={() => window.print()}>
        <span>Print or save as PDF</span>
        <Icon name="print" />
      </button>
    </div>
  );
}
