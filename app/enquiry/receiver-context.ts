import { createContext } from "react-router";

export type EnquiryOutcome = EnquiryAccepted | EnquiryRefused;

interface EnquiryAccepted {
  accepted: true;
  /** What the visitor may quote, such as `K7M2-QX4P`; absent where another service keeps the enquiry. */
  reference?: string;
}

interface EnquiryRefused {
  accepted: false;
  /** As an HTTP status. */
  status: number;
  /** One plain sentence. */
  reason: string;
}

/** Takes the body of an enquiry request, checks it and keeps it. Accepted means that it cannot be lost any more. */
export type EnquiryReceiver = (requestBody: unknown) => Promise<EnquiryOutcome>;

const withoutServer: EnquiryReceiver = async () => ({
  accepted: false,
  status: 503,
  reason: "Enquiries are received only where the site's own server runs.",
});

/** Where an action finds the receiver that the server hands in. */
export const enquiryReceiverContext = createContext<EnquiryReceiver>(withoutServer);
