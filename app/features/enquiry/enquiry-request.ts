import type { Enquiry } from "./fields.ts";
import type { EnquiryRequest } from "./schema.ts";

/** The email service's identifiers, as the content names them. */
export interface EmailService {
  libraryVersion: string;
  userId: string;
  serviceId: string;
  templateId: string;
}

/** The email service cannot be called, because one of its identifiers is missing from the content. */
export class MissingIdentifierError extends Error {
  override readonly name = "MissingIdentifierError";

  constructor(identifier: string) {
    super(`The email service's ${identifier} is missing.`);
  }
}

/** The enquiry did not reach the email service, or the service rejected it. */
export class EnquiryNotSentError extends Error {
  override readonly name = "EnquiryNotSentError";
  /** The reason and what the visitor can do; undefined if unknown. */
  readonly explanation: string | undefined;

  constructor(message: string, { explanation, cause }: { explanation?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.explanation = explanation;
  }
}

/**
 * Reads the email service's response. Status 200 or the text OK means that it accepted the enquiry, even if its server
 * calls every text HTML. A page with status 200 comes from a network that asks for a login, or a host without the service.
 * @returns the text is empty if status 200 is enough: it may never arrive
 */
export async function readServiceAnswer(
  response: Response,
): Promise<{ kind: "accepted" | "page" | "refused"; text: string }> {
  const isOk = response.status === 200;
  const isHtml = /^text\/html\b/i.test(response.headers.get("content-type") ?? "");
  if (isOk && !isHtml) return { kind: "accepted", text: "" };
  const text = (await readBeginning(response)).trim();
  if (text === "OK" || (isOk && !text.startsWith("<"))) return { kind: "accepted", text };
  return { kind: isOk ? "page" : "refused", text };
}

/** How much of an answer is read. The longest one that matters is a refusal's explanation of some hundred characters. */
const mostCharacters = 10_000;

/** The beginning of a text that may not end. */
async function readBeginning({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    text += read.value;
    if (text.length > mostCharacters) break;
  }
  await reader?.cancel();
  return text;
}

/** The product of an enquiry. */
export interface ProductOfEnquiry {
  /** With the request, such as `PET Panel: finish sample, 001`. */
  name: string;
  /** The full address of its page. */
  address: string;
}

/**
 * The body to post for an enquiry. A product's name and page address become the first lines of the message.
 * @throws MissingIdentifierError when the user, service or template identifier is missing
 */
export function enquiryRequest(enquiry: Enquiry, service: EmailService, product?: ProductOfEnquiry): EnquiryRequest {
  const identifiers = {
    user_id: present(service.userId, "user identifier"),
    service_id: present(service.serviceId, "service identifier"),
    template_id: present(service.templateId, "template identifier"),
  };
  return {
    lib_version: service.libraryVersion,
    ...identifiers,
    template_params: {
      from_name: enquiry.name,
      from_email: enquiry.email,
      from_phone: enquiry.phone,
      from_location: enquiry.location,
      message: [...(product ? [`Enquiry about: ${product.name}\n${product.address}`] : []), enquiry.message].join(
        "\n\n",
      ),
    },
  };
}

function present(value: string | undefined, identifier: string): string {
  if (!value?.trim()) throw new MissingIdentifierError(identifier);
  return value;
}
