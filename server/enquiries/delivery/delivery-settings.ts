import addressparser from "nodemailer/lib/addressparser";

export interface Address {
  name: string;
  address: string;
}

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user name and password if the server requires them. */
  smtpUrl: string;
  to: Address[];
  from: Address;
}

export interface WebhookSettings {
  url: string;
  secret: Buffer;
}

/** How to deliver enquiries to the owner. */
export interface DeliverySettings {
  /** Absent: enquiries wait until a mail server is configured. */
  mail: MailSettings | undefined;
  /** The origin of a third-party email service. */
  serviceOrigin: string | undefined;
  webhook: WebhookSettings | undefined;
}

type Variables = Record<string, string | undefined>;

const secretBytes = { least: 24, most: 64 };
const mailbox = /^[^\s@<>,;:"“”‘’\\()[\]]+@[^\s@<>,;:"“”‘’\\()[\]]+$/;

/**
 * Reads the delivery settings from environment variables.
 * @returns the settings, and one sentence for each invalid variable; no sentence contains a password
 */
export function readDeliverySettings(variables: Variables): { settings: DeliverySettings; errors: string[] } {
  const errors: string[] = [];
  const { SMTP_URL, ENQUIRY_SERVICE_ORIGIN } = variables;
  const to = addresses("ENQUIRY_TO", variables, errors);
  const from = addresses("ENQUIRY_FROM", variables, errors);
  if (from && from.length > 1) errors.push("ENQUIRY_FROM has several addresses. It must be one address.");

  const smtpUrl = SMTP_URL === undefined ? undefined : parsed(SMTP_URL, ["smtp:", "smtps:"])?.href;
  if (SMTP_URL !== undefined && !smtpUrl)
    errors.push(
      "SMTP_URL is not valid. It must be smtp://NAME:PASSWORD@HOST:587 or smtps://NAME:PASSWORD@HOST, with special characters in the name and password percent-encoded.",
    );
  if (SMTP_URL !== undefined) {
    if (!variables["ENQUIRY_TO"])
      errors.push("SMTP_URL is set without ENQUIRY_TO. Set ENQUIRY_TO to the address that enquiries are sent to.");
    if (!variables["ENQUIRY_FROM"])
      errors.push(
        "SMTP_URL is set without ENQUIRY_FROM. Set ENQUIRY_FROM to the address that the mail server sends from.",
      );
  }

  const service = ENQUIRY_SERVICE_ORIGIN === undefined ? undefined : parsed(ENQUIRY_SERVICE_ORIGIN, httpProtocols);
  if (ENQUIRY_SERVICE_ORIGIN !== undefined && (!service || service.pathname + service.search + service.hash !== "/"))
    errors.push(
      `ENQUIRY_SERVICE_ORIGIN is ${quoted(ENQUIRY_SERVICE_ORIGIN)}. It must be an origin such as https://api.example.com.`,
    );

  const [sender] = from ?? [];
  return {
    settings: {
      mail: smtpUrl && to && sender ? { smtpUrl, to, from: sender } : undefined,
      serviceOrigin: service?.origin,
      webhook: webhookSettings(variables, errors),
    },
    errors,
  };
}

const httpProtocols = ["https:", "http:"];

function webhookSettings(variables: Variables, errors: string[]): WebhookSettings | undefined {
  const { ENQUIRY_WEBHOOK_URL, ENQUIRY_WEBHOOK_SECRET } = variables;
  if (ENQUIRY_WEBHOOK_URL === undefined && ENQUIRY_WEBHOOK_SECRET === undefined) return undefined;
  if (ENQUIRY_WEBHOOK_URL === undefined) {
    errors.push(
      "ENQUIRY_WEBHOOK_SECRET is set without ENQUIRY_WEBHOOK_URL. Set ENQUIRY_WEBHOOK_URL to the address to post to.",
    );
    return undefined;
  }
  const given = parsed(ENQUIRY_WEBHOOK_URL, httpProtocols);
  const url = given && isDecodable(given) ? given.href : undefined;
  if (!url)
    errors.push(
      "ENQUIRY_WEBHOOK_URL is not valid. It must be an address such as https://example.com/hook, with special characters in a name and password percent-encoded.",
    );
  const secret = Buffer.from(/^whsec_([\w+/-]+=*)$/.exec(ENQUIRY_WEBHOOK_SECRET ?? "")?.[1] ?? "", "base64");
  if (secret.length < secretBytes.least || secret.length > secretBytes.most) {
    const state = ENQUIRY_WEBHOOK_SECRET === undefined ? "missing" : "not valid";
    errors.push(
      `ENQUIRY_WEBHOOK_SECRET is ${state}. It must be whsec_ followed by the Base64 of ${secretBytes.least} to ${secretBytes.most} random bytes, such as the output of "openssl rand -base64 32".`,
    );
  }
  return url ? { url, secret } : undefined;
}

/** Whether a per cent sign in the name or password is written as `%25`. */
function isDecodable({ username, password }: URL): boolean {
  try {
    for (const part of [username, password]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

function addresses(variable: string, variables: Variables, errors: string[]): Address[] | undefined {
  const value = variables[variable];
  if (value === undefined) return undefined;
  const found = addressparser(value, { flatten: true });
  const unquoted = value.replaceAll(/"[^"]*"/g, "");
  // The parser takes what precedes a colon as the name of a group: the user name of smtps://NAME:PASSWORD@HOST too.
  const hasGroup = unquoted.includes(":");
  // Without a comma between two addresses it takes one of them as the name of the other.
  const written = unquoted.match(/[^\s<>(),;]+@[^\s<>(),;]+/g) ?? [];
  const hasOther = written.some((one) => !found.some(({ address }) => address === one));
  if (!hasGroup && !hasOther && found.length > 0 && found.every(({ address }) => mailbox.test(address))) return found;
  const several = variable === "ENQUIRY_TO" ? ", or several separated by commas" : "";
  errors.push(
    `${variable} is ${quoted(value)}. It must be an address such as "Enquiries <enquiries@example.com>"${several}.`,
  );
  return undefined;
}

/** A value in quotes, without the name, password and query of an address that is there by mistake. */
export function quoted(value: string): string {
  return `"${value.replace(/(:?\/\/|:).*@/s, "$1…@").replace(/\?.+/s, "?…")}"`;
}

function parsed(url: string, protocols: readonly string[]): URL | undefined {
  const result = URL.parse(url);
  return result && protocols.includes(result.protocol) && result.hostname !== "" ? result : undefined;
}
