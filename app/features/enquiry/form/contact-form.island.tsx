import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";
import { ContactForm } from "./contact-form.tsx";

export default island("contact-form", withAddress(ContactForm), {
  followsAddress: true,
  storedUnder: "enquiry-draft enquiry-draft-part",
});
