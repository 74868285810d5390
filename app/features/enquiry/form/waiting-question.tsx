import { useSyncExternalStore } from "react";
import { useWords } from "#app/hindi/words.tsx";
import { formatLongDate } from "#app/ui/long-date.ts";
import { useOnline } from "#app/ui/use-online.ts";
import { forgetWaiting, waitingEnquiries, type WaitingEnquiry } from "../waiting-enquiry.ts";

interface WaitingQuestionProps {
  /** While one is being sent, or the network has just been missing. */
  isHidden: boolean;
  onSend: (waiting: WaitingEnquiry) => void;
}

/** How much of a message names an enquiry that is not about a product. */
const longestName = 60;

/** Once there is a network, asks whether to send each enquiry that was written without one, in turn. */
export function WaitingQuestion({ isHidden, onSend }: WaitingQuestionProps) {
  const t = useWords();
  const [waiting] = useSyncExternalStore(waitingEnquiries.subscribe, waitingEnquiries.read, () => none);
  const isAsked = useOnline() && waiting !== undefined && !isHidden;
  return (
    <div className={isAsked ? "notice" : undefined} aria-live="polite">
      {isAsked && (
        <div className="notice__text">
          <p>
            {t(
              `Your enquiry of ${formatLongDate(new Date(waiting.at))}, ${nameOf(waiting)}, was written without a network and has not been sent. Send it now?`,
            )}
          </p>
          <p className="waiting-question__answers">
            <button type="button" className="action-link action-link--button" onClick={() => onSend(waiting)}>
              {t("Send it now")}
            </button>
            <button type="button" className="action-link action-link--line" onClick={() => forgetWaiting(waiting)}>
              {t("Delete it")}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}

const none: readonly WaitingEnquiry[] = [];

function nameOf({ written, product }: WaitingEnquiry): string {
  if (product) return `about ${product.name}`;
  const { message } = written;
  return `“${message.length > longestName ? `${message.slice(0, longestName)}…` : message}”`;
}
