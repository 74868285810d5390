import { timeInIndia } from "../india-time.ts";
import type { Obstacle } from "../store/deliveries.ts";

const mostLines = 5;

/** Explains to the owner what a reason means and which setting to check. The first matching pattern applies. */
const meanings: readonly [pattern: RegExp, meaning: string][] = [
  [/^SMTP 5\d\d (5\.2\.2|.*full)|^SMTP 552 at/, "the mailbox of a recipient is full (ENQUIRY_TO)"],
  [/^SMTP 5\d\d 5\.4\.5/, "the daily limit of the mail server is reached"],
  [/^SMTP 5\d\d 5\.7\.2\d/, "the sender's domain fails SPF, DKIM or reverse DNS (ENQUIRY_FROM)"],
  [
    /^SMTP 53[0458]\b|^SMTP .* at AUTH|^E(NO)?AUTH$/,
    "the mail server refuses the user name or the password (SMTP_URL)",
  ],
  [/^SMTP 5.* at MAIL FROM/, "the mail server refuses the sender address (ENQUIRY_FROM)"],
  [/^SMTP 5.* at RCPT TO|^EENVELOPE$/, "the mail server refuses the recipient addresses (ENQUIRY_TO)"],
  [/^SMTP 5.* at (CONN|[EHL]+LO)/, "the mail server refuses this machine, which may be on a block list"],
  [/^SMTP 5.* at STARTTLS|^E(REQUIRE)?TLS$/, "the mail server offers no encryption, so the password was not sent"],
  [/^SMTP 5.* at DATA/, "the mail server refuses the content of the email"],
  [/^SMTP 4/, "the mail server asks to retry later"],
  [/^SMTP /, "the mail server refuses"],
  [/^(ENOTFOUND|EAI_AGAIN|EDNS|ENODATA|ESERVFAIL)$/, "the host name was not found"],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/, "nothing answers at that host and port"],
  [/CERT|SIGNATURE|ISSUER/, "the certificate is not trusted, has expired or is for another host"],
  [/TLS|SSL|EPROTO$/, "the encrypted connection could not be made; the port may be one without encryption"],
  [/^no answer in time$|^ETIMEDOUT$/, "the request timed out"],
  [/^(ECONNECTION|ECONNRESET|ESOCKET|EPIPE|connection failed)$/, "the connection broke"],
  [/^unreadable answer/, "the answer cannot be understood; it may not be a mail server"],
  [/^a web page/, "a login page of the network or another program answers at that address"],
  [/^HTTP /, "the receiver refuses"],
];

/**
 * A reason with its explanation: `SMTP 550 at RCPT TO: the mail server refuses the recipient addresses (ENQUIRY_TO)`.
 */
export function failureInWords(reason: string): string {
  const meaning = meanings.find(([pattern]) => pattern.test(reason))?.[1];
  return meaning ? `${reason}: ${meaning}` : reason;
}

/**
 * One line for each reason why enquiries have not reached the owner, the most frequent first; empty if none failed.
 * @param timeInWords formats a time
 */
export function obstaclesInWords(obstacles: readonly Obstacle[], timeInWords = timeInIndia): string[] {
  const lines = obstacles.slice(0, mostLines).map(({ channel, state, reason, enquiries, sinceMs }) => {
    const number = enquiries === 1 ? "1 enquiry" : `${enquiries} enquiries`;
    const standing = `not delivered by ${channel}${state === "waiting" ? " yet" : ", and not retried (parked)"}`;
    return `${number} ${standing}, the oldest from ${timeInWords(sinceMs)} (${failureInWords(reason)})`;
  });
  const more = obstacles.length - lines.length;
  return more > 0 ? [...lines, `and ${more} more ${more === 1 ? "reason" : "reasons"}`] : lines;
}
