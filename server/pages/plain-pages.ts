import { html, raw } from "hono/html";
import type { ContactForm } from "#app/features/enquiry/form/receive-form.ts";
import { enquiryFields } from "#app/features/enquiry/fields.ts";
import { translateDocument } from "#app/hindi/translate-document.ts";
import { createTranslator } from "#app/hindi/translator.ts";
import { signalFields } from "#app/features/enquiry/form-signals.ts";
import type { PostedAnswer } from "#app/features/enquiry/form-state.ts";
import { parseReference } from "#app/features/enquiry/reference.ts";
import { hashExpression } from "./content-security-policy.ts";
import type { RenderedPage } from "./rendering/renderer-messages.ts";

// Unrendered pages that report the result of an enquiry to visitors without JavaScript, if rendering is impossible.

const labels = { name: "Name", email: "Email", phone: "Phone", location: "Location", message: "Message" };
const styles = `
  :root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
  body { max-width: 36rem; margin: 0 auto; padding: 1rem 1.25rem; }
  h1 { font-size: 1.5rem; line-height: 1.25; }
  input:not([type="checkbox"]), textarea { box-sizing: border-box; width: 100%; padding: 0.5rem; font: inherit; }
  button { padding: 0.75rem 2rem; font: inherit; }
`;
/** Allows only text, a form and these styles. */
const policy = `default-src 'none'; style-src ${hashExpression(styles)}; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`;

/** A page with only this content. */
export function plainPageOf(type: "text/plain" | "text/html", words: string, status: number): RenderedPage {
  const headers = {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    ...(type === "text/html" ? { "content-security-policy": policy } : {}),
  };
  return { status, headers, body: Buffer.from(words) };
}

/** Whether the contact page at this address confirms an enquiry. */
export function tellsOfSending(target: string, { address, hindi }: ContactForm): boolean {
  const { pathname, searchParams } = new URL(target, "http://localhost");
  return [address, hindi?.address].includes(pathname) && searchParams.has("sent");
}

/** A page that confirms an enquiry, as the contact page at this address does. */
export function sentPage(target: string, form: ContactForm): RenderedPage {
  const { searchParams } = new URL(target, "http://localhost");
  const reference = parseReference(searchParams.get("sent"));
  const receipt = searchParams.get("receipt") === "coming";
  const words = html`<h1>Your message has been sent. We'll contact you soon!</h1>
    ${reference ? html`<p>Your reference: <strong>${reference}</strong></p>` : ""}
    ${receipt ? html`<p>We are emailing you a receipt.</p>` : ""}
    <p><a href="/">Back to the site</a></p>`;
  return plainPageOf("text/html", documentOf("Sent", words, target, form), 200);
}

/** A refused form with the reason and the visitor's input. It posts back to the same address, its target. */
export function refusedPage(
  { errors, values, explanation, status }: PostedAnswer,
  data: FormData,
  target: string,
  form: ContactForm,
): RenderedPage {
  const fields = enquiryFields.map((field) => {
    const control =
      field === "message"
        ? html`<textarea id="${field}" name="${field}" rows="8">${`\n${values[field]}`}</textarea>`
        : html`<input id="${field}" name="${field}" value="${values[field]}" />`;
    return html`<p><label for="${field}">${labels[field]}</label><br />${control}</p>
      ${errors[field] ? html`<p><strong>${errors[field]}</strong></p>` : ""}`;
  });
  const ticked = data.has(signalFields.receipt) ? html`checked` : "";
  const words = html`<h1>Your message has not been sent yet</h1>
    <p>${explanation ?? "Please correct the fields below, and send it again."}</p>
    <p>What you entered has been kept.</p>
    <form method="post" enctype="multipart/form-data">
      ${fields}
      <input type="hidden" name="${signalFields.trap}" value="" />
      <p>
        <input type="checkbox" id="${signalFields.receipt}" name="${signalFields.receipt}" ${ticked} />
        <label for="${signalFields.receipt}">Email me a receipt</label>
      </p>
      <p><button>Send</button></p>
    </form>`;
  return plainPageOf("text/html", documentOf("Not sent yet", words, target, form), status);
}

/** A document in the language of the form's page at the target. */
function documentOf(title: string, content: ReturnType<typeof html>, target: string, { hindi }: ContactForm): string {
  const isHindi = hindi && new URL(target, "http://localhost").pathname === hindi.address;
  const document = String(
    html`<!doctype html>
      <html lang="${isHindi ? "hi" : "en"}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          ${raw(`<style>${styles}</style>`)}
        </head>
        <body>
          ${content}
        </body>
      </html>`,
  );
  if (!isHindi) return document;
  const isTranslated = (path: string) => path === "/";
  return translateDocument(document, { translate: createTranslator(hindi.words), isTranslated });
}
