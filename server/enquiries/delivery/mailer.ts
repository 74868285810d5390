import { createTransport, type SendMailOptions } from "nodemailer";
import type { Outcome } from "./channel.ts";
import type { MailSettings } from "./delivery-settings.ts";
import { smtpFailure } from "./smtp-failure.ts";

/** A mail to the owner; the mailer knows its sender and recipients. */
export interface OwnerMail {
  /** The part of the Message-ID before the @, so that a repeated delivery is recognised. */
  id: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
}

export interface Mailer {
  /** Makes one attempt to send a mail to all the owner's addresses. */
  send(mail: OwnerMail, signal: AbortSignal): Promise<Outcome>;
}

const timeouts = { dnsTimeout: 15_000, connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** Sends by SMTP, each mail over a connection of its own: there are few, and a pool of connections could go stale. */
export function createMailer({ smtpUrl, to, from }: MailSettings): Mailer {
  // The parameters of the URL, such as ?requireTLS=false, come last and prevail.
  const transport = createTransport({ ...timeouts, requireTLS: sendsPasswordElsewhere(smtpUrl), url: smtpUrl });
  return {
    async send({ id, ...mail }, signal) {
      const message: SendMailOptions = {
        ...mail,
        from,
        to,
        messageId: `<${id}@${domainOf(from.address)}>`,
        textEncoding: "quoted-printable",
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      };
      try {
        const { rejected } = await transport.sendMail(message);
        if (rejected.length === 0) return { kind: "delivered" };
        return { kind: "delivered", remark: `${rejected.length} of ${to.length} addresses refused` };
      } catch (error) {
        return smtpFailure(error);
      }
    },
  };
}

/** A password goes over an open network only behind TLS. */
function sendsPasswordElsewhere(smtpUrl: string): boolean {
  const { hostname, password } = new URL(smtpUrl);
  return password !== "" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
