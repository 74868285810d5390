import type { Failure } from "./channel.ts";

/** What nodemailer reports about a failed attempt. */
interface SmtpError {
  code?: string;
  /** The system's or the TLS library's code behind it. */
  originalCode?: string;
  responseCode?: number;
  response?: string;
  /** The last command, such as `RCPT TO`; `CONN` before the greeting. */
  command?: string;
}

const enhancedCode = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;
/** The mailbox is full; the day's quota is used up. Some servers call this permanent, but it passes. */
const notPermanent = new Set(["5.2.2", "5.4.5"]);
const signInCodes = new Set([530, 534, 535, 538]);
const beforeTheMail = /^(CONN|[EHL]+LO|STARTTLS|AUTH)\b/;
const settingsCodes = new Set(["EAUTH", "ENOAUTH", "ECONFIG", "ETLS", "EREQUIRETLS"]);
const certificateOrTls = /CERT|TLS|SSL|EPROTO|SIGNATURE|ISSUER/;

/**
 * Classifies the failures of a mail server and of the connection to it. A refusal that has nothing to do with this enquiry (the
 * sign-in, the certificate, a full mailbox, a used-up quota) must not give the enquiry up.
 */
export function smtpFailure(error: unknown): Failure {
  const { code = "unknown", originalCode, responseCode, response, command = "" } = error as SmtpError;
  if (responseCode) {
    const enhanced = enhancedCode.exec(response ?? "")?.[1];
    const reason = ["SMTP", responseCode, enhanced, command && `at ${command}`].filter(Boolean).join(" ");
    // 503 is about the order of commands, not about the mail.
    if (responseCode < 500 || responseCode === 503) return { kind: "temporary", reason };
    const storageFull = responseCode === 552 && !enhanced;
    const aboutSettings = signInCodes.has(responseCode) || beforeTheMail.test(command);
    if (storageFull || aboutSettings || notPermanent.has(enhanced ?? "")) return { kind: "settings", reason };
    return { kind: "permanent", reason };
  }
  if (code === "EABORT") return { kind: "temporary", reason: "no answer in time" };
  const aboutTls = certificateOrTls.test(originalCode ?? "");
  const reason = originalCode ?? code;
  if (settingsCodes.has(code) || aboutTls) return { kind: "settings", reason };
  if (code === "EMESSAGE" || code === "EENVELOPE") return { kind: "permanent", reason };
  return { kind: "temporary", reason };
}
