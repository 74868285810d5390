import { mailChannel } from "#server/enquiries/delivery/mail-channel.ts";
import type { Outcome } from "#server/enquiries/delivery/channel.ts";
import type { MailSettings } from "#server/enquiries/delivery/delivery-settings.ts";
import { failureInWords } from "#server/enquiries/delivery/failure-in-words.ts";
import { createMailer } from "#server/enquiries/delivery/mailer.ts";
import { newReference, type StoredEnquiry } from "#server/enquiries/store/enquiry.ts";
import { EnvironmentError, readEnvironment } from "#server/environment.ts";
import type { CommandOutcome } from "./run-command.ts";

const attemptMs = 120_000;

/**
 * Sends a test enquiry the way the server does, without storing it, and reports the outcome. The report never contains the user name or
 * password of SMTP_URL.
 * @param variables the environment with the mail settings
 */
export async function checkMail(variables: NodeJS.ProcessEnv): Promise<CommandOutcome> {
  try {
    const { mail } = readEnvironment(variables).delivery;
    if (!mail) return failed("SMTP_URL is not set. Set SMTP_URL, ENQUIRY_TO and ENQUIRY_FROM to the server's values.");
    const enquiry = testEnquiry(mail);
    const mailer = createMailer(mail);
    const outcome = await mailChannel(mailer).deliver(enquiry, AbortSignal.timeout(attemptMs));
    return outcomeInWords(outcome, enquiry, mail);
  } catch (error) {
    if (error instanceof EnvironmentError) return failed(error.message);
    throw error;
  }
}

/** Replies to it go to its sender. */
function testEnquiry({ from }: MailSettings): StoredEnquiry {
  const message = "This is a test email from npm run check:mail. It is not an enquiry.";
  return {
    reference: `TEST-${newReference()}`,
    receivedAtMs: Date.now(),
    request: {
      lib_version: "test",
      user_id: "test",
      service_id: "test",
      template_id: "test",
      template_params: {
        from_name: "Test email",
        from_email: from.address,
        from_phone: "0000000000",
        from_location: "This server",
        message,
      },
    },
  };
}

function outcomeInWords(outcome: Outcome, { reference }: StoredEnquiry, { smtpUrl, to, from }: MailSettings) {
  const { hostname, port, protocol } = new URL(smtpUrl);
  const server = `${hostname}:${port || (protocol === "smtps:" ? "465" : "587")}`;
  const recipients = to.map(({ address }) => address).join(", ");
  if (outcome.kind === "delivered") {
    return {
      exitCode: 0,
      output: `${server} has accepted the test enquiry ${reference} from ${from.address} to ${recipients}.
Check that it has arrived, and that it is not in the spam folder.\n`,
      errors: "",
    };
  }
  const advice =
    outcome.kind === "temporary" ? "Enquiries are kept and retried." : "Enquiries wait until this is corrected.";
  const { accepted = [] } = outcome;
  const refused = to.flatMap(({ address }) => (accepted.includes(address) ? [] : [address])).join(", ");
  const others = accepted.length > 0 ? `, but for ${accepted.join(", ")} it was` : "";
  return failed(`The test enquiry from ${from.address} to ${refused} was not accepted by ${server}${others}.
${failureInWords(outcome.reason)}.
${advice}`);
}

function failed(words: string): CommandOutcome {
  return { exitCode: 1, output: "", errors: `${words}\n` };
}

if (import.meta.main) {
  const { exitCode, output, errors } = await checkMail(process.env);
  process.stdout.write(output);
  process.stderr.write(errors);
  process.exitCode = exitCode;
}
