import { sitePages } from "#content/page-registry.ts";
import { useWords } from "#app/hindi/words.tsx";
import { ActionButton } from "#app/ui/action-link.tsx";
import { useOnline } from "#app/ui/use-online.ts";

/** The submit button. It stays in place and keeps focus while the enquiry is being sent. */
export function SendRow({ sending }: { sending: boolean }) {
  const online = useOnline();
  const t = useWords();
  return (
    <div className="send-row">
      <ActionButton type="submit" look="button" icon="arrow-right" aria-disabled={sending}>
        {t(sending ? "Sending…" : "Send enquiry")}
      </ActionButton>
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
