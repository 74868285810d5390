import { useState } from "react";
import { goTo } from "../../app/address.ts";
import type { ScreenProps } from "../../app/screen-props.ts";
import { EnquiryScreen } from "./enquiry-screen.tsx";
import { InboxScreen } from "./inbox-screen.tsx";

/** The enquiries received by the site: all of them, or the one in the address. */
export function EnquiriesScreen({ rest }: ScreenProps) {
  /** The enquiries just deleted, until another enquiry is opened. */
  const [erased, setErased] = useState<readonly string[]>([]);
  if (rest && erased.length > 0 && !erased.includes(rest)) setErased([]);
  return rest ? (
    <EnquiryScreen
      key={rest}
      reference={rest}
      onErased={(references) => {
        setErased(references);
        goTo("#/enquiries");
      }}
    />
  ) : (
    <InboxScreen erased={erased} />
  );
}
