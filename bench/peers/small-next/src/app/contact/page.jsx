import { Form } from "../../c/Form";
import { Office } from "../../c/Cards";
export const metadata = { title: "Contact Us", description: "Send an enquiry." };
export default function Contact() {
  return (
    <section className="sec">
      <div className="wrap">
        <h1>Contact Us</h1>
        <Form />
        <Office />
      </div>
    </section>
  );
}
