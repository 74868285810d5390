import type { Outcome } from "../channel.ts";
import type { MailSettings } from "../delivery-settings.ts";
import type { SiteMail } from "../mailer.ts";

/** What the mail process needs to send, and to record where the server is gone. */
export interface MailProcessSettings {
  mail: MailSettings;
  databaseUrl: string | undefined;
  dataFolder: string;
  /** How long a mail that is being sent when the server is gone may still take: what is left of its lease at least. */
  aloneMs: number;
}

/** From the server to its mail process. */
export type ToMailProcess =
  | { kind: "begin"; settings: MailProcessSettings }
  | { kind: "send"; id: number; mail: SiteMail }
  | { kind: "abort"; id: number }
  | { kind: "end" };

/** From the mail process: what became of a mail. */
export interface FromMailProcess {
  id: number;
  outcome: Outcome;
}
