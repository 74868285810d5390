import { domainToASCII } from "node:url";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Failure, Outcome } from "./channel.ts";
import type { MailSettings } from "./delivery-settings.ts";
import { smtpFailure } from "./smtp-failure.ts";

/** An email to the owner, or to `to`. The mailer adds the sender and the owner's addresses. */
export interface SiteMail {
  /** The part of the Message-ID before the @; the same on a retry, so that duplicates can be recognised. */
  id: string;
  /** A single recipient instead of the owner's addresses. */
  to?: string;
  /** The owner's addresses that already have it. */
  acceptedBy?: readonly string[];
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
}

export interface Mailer {
  /** Makes one attempt to send an email to the owner's addresses that lack it, or to the given recipient. */
  send(mail: SiteMail, signal: AbortSignal): Promise<Outcome>;
  /** Closes open connections. Nothing can be sent afterwards. */
  close(): Promise<void>;
}

const timeouts = { dnsTimeout: 15_000, connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** How many connections are open at once: some mail servers refuse a third. */
export const mailConnections = 2;

/**
 * A connection sends one email after another and closes soon after the last one. A stale connection is replaced if no
 * byte of an email has been sent over it; an email whose sending has begun is never sent again here.
 */
const pool = {
  pool: true,
  maxConnections: mailConnections,
  maxMessages: 100,
  maxRequeues: 1,
  idleTimeout: 5000,
} as const;

/** Creates a mailer that sends over SMTP. */
export function createMailer({ smtpUrl, to, from }: MailSettings): Mailer {
  // The parameters of the URL, such as ?requireTLS=false, come last and take precedence.
  const transport = createTransport({
    ...pool,
    ...timeouts,
    requireTLS: sendsPasswordElsewhere(smtpUrl),
    url: smtpUrl,
  });
  return {
    async send({ id, to: other, acceptedBy = [], ...mail }, signal) {
      const addressees = other === undefined ? to : [{ name: "", address: other }];
      const recipients = addressees.map(({ address }) => address).filter((address) => !acceptedBy.includes(address));
      if (recipients.length === 0) return { kind: "delivered" };
      const message: SendMailOptions = {
        ...mail,
        from,
        // The header lists every recipient, so that each can see who else has the email.
        to: addressees,
        envelope: { from: from.address, to: recipients },
        messageId: `<${id}@${domainOf(from.address)}>`,
        textEncoding: encodingFor(mail.text),
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      };
      try {
        const sent = await transport.sendMail(message);
        if (sent.rejected.length === 0) return { kind: "delivered" };
        const reached = new Set(sent.accepted.map(comparable));
        const accepted = recipients.filter((address) => reached.has(comparable(address)));
        return { ...partialRefusal(sent.rejectedErrors ?? [], addressees.length), accepted };
      } catch (error) {
        const { rejectedErrors } = error as { rejectedErrors?: unknown[] };
        const reachedBefore = recipients.length < addressees.length;
        if (!rejectedErrors || !reachedBefore) return smtpFailure(error);
        return { ...partialRefusal(rejectedErrors, addressees.length), accepted: [] };
      }
    },
    async close() {
      transport.close();
    },
  };
}

/**
 * Quoted-printable takes five times as long as Base64 for non-Latin text, and twice as many bytes. Encoding blocks the
 * server: it took 0.3 s for an email with many enquiries in Hindi.
 */
function encodingFor(text: string): "quoted-printable" | "base64" {
  const others = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  return others * 2 > text.length ? "base64" : "quoted-printable";
}

/** Classifies a partial refusal, where other addresses have the email. Retry if any refusal is temporary. */
function partialRefusal(errors: readonly unknown[], addresses: number): Failure {
  const failures = errors.map(smtpFailure);
  const temporary = failures.find(({ kind }) => kind === "temporary");
  const reason = (temporary ?? failures[0])?.reason ?? "refused";
  return {
    kind: temporary ? "temporary" : "permanent",
    reason: `${reason}, ${errors.length} of ${addresses} addresses`,
  };
}

/** An address in the form that the mail library uses. */
function comparable(address: string | { address: string }): string {
  const text = typeof address === "string" ? address : address.address;
  const at = text.lastIndexOf("@");
  return `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1))}`;
}

/** Whether the URL has a password for another host, which must only be sent over TLS. */
function sendsPasswordElsewhere(smtpUrl: string): boolean {
  const { hostname, password } = new URL(smtpUrl);
  return password !== "" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
