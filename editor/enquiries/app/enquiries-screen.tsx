import type { ScreenProps } from "../../app/screen-props.ts";
import { EnquiryScreen } from "./enquiry-screen.tsx";
import { InboxScreen } from "./inbox-screen.tsx";

/** The enquiries that the site has received: all of them, or the one that the address names. */
export function EnquiriesScreen({ rest }: ScreenProps) {
  return rest ? <EnquiryScreen key={rest} reference={rest} /> : <InboxScreen />;
}
