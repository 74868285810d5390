import type { Failure } from "./channel.ts";

/** The error that nodemailer reports for a failed attempt. */
interface SmtpError {
  code?: string;
  /** The underlying code from the system or the TLS library. */
  originalCode?: string;
  responseCode?: number;
  response?: string;
  /** The last command, such as `RCPT TO`; `CONN` before the greeting. */
  command?: string;
}

const readableCode = /^\d{3}(?:[ -]|$)/;
const enhancedCode = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;
/**
 * Permanent codes that some servers return after the message for reasons unrelated to it: a full mailbox, an exhausted
 * daily quota, and (RFC 7372) a sender's domain without valid DKIM, SPF or reverse DNS.
 */
const notAboutTheMessage = /^5\.(2\.2|4\.5|7\.2\d)$/;
const signInCodes = new Set([530, 534, 535, 538]);
const settingsCodes = new Set(["EAUTH", "ENOAUTH", "ECONFIG", "ETLS", "EREQUIRETLS"]);
const certificateOrTls = /CERT|TLS|SSL|EPROTO|SIGNATURE|ISSUER/;

/**
 * Classifies failures of a mail server and of the connection to it. Sender, recipients, authentication and certificate
 * are the same for every enquiry, so their refusal is a settings failure. Only a readable response to the message
 * itself can permanently refuse a single enquiry.
 */
export function smtpFailure(error: unknown): Failure {
  const { code = "unknown", originalCode, responseCode, response, command = "" } = error as SmtpError;
  if (responseCode) {
    const enhanced = enhancedCode.exec(response ?? "")?.[1];
    const reason = ["SMTP", responseCode, enhanced, command && `at ${command}`].filter(Boolean).join(" ");
    // 503 is about the order of commands, not about the email.
    if (!readableCode.test(response ?? "") || responseCode < 500 || responseCode > 599 || responseCode === 503)
      return { kind: "temporary", reason };
    const storageFull = responseCode === 552 && !enhanced;
    const afterTheMessage = code === "EMESSAGE" && !signInCodes.has(responseCode);
    const aboutTheMessage = afterTheMessage && !storageFull && !notAboutTheMessage.test(enhanced ?? "");
    return { kind: aboutTheMessage ? "permanent" : "settings", reason };
  }
  if (code === "EABORT") return { kind: "temporary", reason: "no answer in time" };
  if (code === "EMESSAGE" || code === "EPROTOCOL")
    return { kind: "temporary", reason: `unreadable answer at ${command}` };
  const reason = originalCode ?? code;
  // nodemailer rejects an invalid envelope without asking the server.
  const aboutSettings = settingsCodes.has(code) || code === "EENVELOPE" || certificateOrTls.test(originalCode ?? "");
  return { kind: aboutSettings ? "settings" : "temporary", reason };
}
