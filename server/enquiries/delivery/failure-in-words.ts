/** What a reason means and whom to ask, for the owner: the first whose pattern matches. */
const meanings: readonly [pattern: RegExp, meaning: string][] = [
  [/^SMTP 5\d\d (5\.2\.2|.*full)|^SMTP 552 at/, "the mailbox of an address in ENQUIRY_TO is full"],
  [/^SMTP 5\d\d 5\.4\.5/, "the mail server's limit for today is used up"],
  [/^SMTP 5\d\d 5\.7\.2\d/, "the domain in ENQUIRY_FROM fails SPF, DKIM or the reverse name of this machine"],
  [/^SMTP 53[0458]\b|^SMTP .* at AUTH|^E(NO)?AUTH$/, "the mail server refuses the name or the password in SMTP_URL"],
  [/^SMTP 5.* at MAIL FROM/, "the mail server refuses the sender in ENQUIRY_FROM"],
  [/^SMTP 5.* at RCPT TO|^EENVELOPE$/, "the mail server refuses the addresses in ENQUIRY_TO"],
  [/^SMTP 5.* at (CONN|[EHL]+LO)/, "the mail server refuses this machine, which may be on a block list"],
  [
    /^SMTP 5.* at STARTTLS|^E(REQUIRE)?TLS$/,
    "the mail server offers no encryption, and a password is not sent without",
  ],
  [/^SMTP 5.* at DATA/, "the mail server refuses the mail itself"],
  [/^SMTP 4/, "the mail server asks to be tried again later"],
  [/^SMTP /, "the mail server refuses"],
  [/^(ENOTFOUND|EAI_AGAIN|EDNS|ENODATA|ESERVFAIL)$/, "the name of the host was not found"],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/, "nothing answers at that host and port"],
  [/CERT|SIGNATURE|ISSUER/, "the certificate is not trusted, has expired or is for another host"],
  [/TLS|SSL|EPROTO$/, "the encrypted connection could not be made; the port may be one without encryption"],
  [/^no answer in time$|^ETIMEDOUT$/, "there is no answer in time"],
  [/^(ECONNECTION|ECONNRESET|ESOCKET|EPIPE|connection failed)$/, "the connection broke"],
  [/^unreadable answer/, "the answer cannot be understood; it may not be a mail server"],
  [/^HTTP /, "the receiver refuses"],
];

/** A reason with what it means: `SMTP 550 at RCPT TO: the mail server refuses the addresses in ENQUIRY_TO`. */
export function failureInWords(reason: string): string {
  const meaning = meanings.find(([pattern]) => pattern.test(reason))?.[1];
  return meaning ? `${reason}: ${meaning}` : reason;
}
