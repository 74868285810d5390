import { useState } from "react";
import { goTo } from "../../app/address.ts";
import type { ScreenProps } from "../../app/screen-props.ts";
import { EnquiryScreen } from "./enquiry-screen.tsx";
import { InboxScreen } from "./inbox-screen.tsx";

/** The enquiries that the site has received: all of them, or the one that the address names. */
export function EnquiriesScreen({ rest }: ScreenProps) {
  /** What was just deleted, until another enquiry is opened. */
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
