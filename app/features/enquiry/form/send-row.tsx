import { sitePages } from "#content/page-registry.ts";
import { useWords } from "#app/hindi/words.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useOnline } from "#app/ui/use-online.ts";

/** The submit button. It stays in place and keeps focus while the enquiry is being sent. */
export function SendRow({ sending }: { sending: boolean }) {
  const online = useOnline();
  const t = useWords();
  return (
    <div className="send-row">
      <button type="submit" className="action-link action-link--button" aria-disabled={sending}>
        <span>{t(sending ? "Sending…" : "Send enquiry")}</span>
        <Icon name="arrow-right" />
      </button>
      <div className="send-row__notes caption quiet">
        <p aria-live="polite">
          {!online && t("You are offline. What you have entered is kept until you can send it.")}
        </p>
        <p>
          <a href={sitePages.privacy.path}>{t("How we use your information")}</a>
        </p>
      </div>
    </div>
  );
}
