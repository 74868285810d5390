import { isHindi, pathIn, sitePages } from "#content/page-registry.ts";
import { useEffect, useRef, type ReactNode, useState } from "react";
import { useLocation, useNavigate, Link } from "react-router";
import { useWords } from "#app/hindi/words.tsx";
import type { EmailService } from "../enquiry-request.ts";
import { idle, type FormState, type PostedAnswer } from "../form-state.ts";
import { enquiryFields } from "../fields.ts";
import { useEnquiryForm } from "./use-enquiry-form.ts";
import type { AskedProduct } from "./contact-data.ts";
import { EnquiryFields } from "./enquiry-fields.tsx";
import { SendRow } from "./send-row.tsx";
import { WaitingQuestion } from "./waiting-question.tsx";
import { SignalFields } from "./signal-fields.tsx";
import { SmallPicture } from "#app/ui/pictures/small-picture.tsx";
import { signalFields } from "../form-signals.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface EnquiryFormProps {
  /** The server's answer to a form that was posted without JavaScript. */
  answer: Omit<PostedAnswer, "status"> | undefined;
  /** The server's message about an enquiry that it accepted from a form without JavaScript before redirecting here. */
  sent: { sent: boolean; reference: string | undefined; receipt: boolean | undefined };
  service: EmailService;
  product: AskedProduct | undefined;
}

const goodNews: Partial<Record<FormState["phase"], string>> = {
  sent: "Your message has been sent. We'll contact you soon!",
  kept: "You are offline, so your enquiry has been kept on this device.",
};
const receiptComing = "We are emailing you a receipt.";
const noReceipt = "We could not email a receipt: each address gets one a day. Please note the reference.";

export function EnquiryForm({ answer, sent: { sent, reference, receipt }, service, product }: EnquiryFormProps) {
  const t = useWords();
  const path = useContactPath();
  const initialPhase = answer?.phase ?? (sent ? "sent" : "idle");
  const [isCleared, setCleared] = useState(initialPhase === "sent");
  const { state, form, onSubmit, onInput, onSendWaiting } = useEnquiryForm({
    initial: {
      ...idle,
      phase: initialPhase,
      errors: answer?.errors ?? {},
      explanation: answer?.explanation,
      reference,
      receipt,
    },
    onCleared: () => setCleared(true),
    service,
    product,
  });

  const { phase, errors } = state;
  useBareAddress(path, isCleared);
  const sending = phase === "sending";
  const firstWrong = enquiryFields.find((field) => answer?.errors[field]);
  return (
    <form
      ref={form}
      className="enquiry-form"
      method="post"
      // URL encoding would take nine bytes for each letter of an Indian script, and a long message would
      // exceed the limit.
      encType="multipart/form-data"
      action={addressFor(path, product)}
      aria-label={t("Enquiry")}
      // Shown by the inline script if this one cannot be loaded (`guarded-post.tsx`).
      data-offline={t("You are offline. What you wrote stays on this page. Send it when you are back online.")}
      aria-busy={sending}
      noValidate
      tabIndex={-1}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <Notice kind="good" words={goodNews[phase] && t(goodNews[phase])}>
        {phase === "kept" && <p>{t("When you are back online, this site will ask whether to send it.")}</p>}
        {state.reference && <ReferenceNumber reference={state.reference} />}
        {state.receipt !== undefined && <p>{t(state.receipt ? receiptComing : noReceipt)}</p>}
      </Notice>
      <Notice kind="bad" words={phase === "failed" ? t("Failed to send message. Please try again.") : undefined}>
        <p>{[state.explanation ?? "", "What you entered has been kept."].filter(Boolean).map(t).join(" ")}</p>
      </Notice>
      <WaitingQuestion isHidden={sending || phase === "kept"} onSend={(waiting) => void onSendWaiting(waiting)} />
      {product && <ProductNote product={product} onRemove={() => form.current?.focus({ preventScroll: true })} />}
      <p className="caption quiet">{t("All fields are required.")}</p>
      <EnquiryFields
        errors={errors}
        values={answer?.values}
        readOnly={sending}
        focused={firstWrong}
        asksForAddress={new URLSearchParams(product?.ask).get("ask") === "sample"}
      />
      <SignalFields />
      <ReceiptChoice />
      <SendRow sending={sending} />
    </form>
  );
}

/** The contact page in the language of this one. */
function useContactPath(): string {
  return pathIn(isHindi(useLocation().pathname) ? "hi" : "en", sitePages.contact.path);
}

/** Removes the product and the server's answer from the address once the form is empty, so that a reload starts fresh. */
function useBareAddress(path: string, isCleared: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isCleared && location.search) void navigate(path, { replace: true, preventScrollReset: true });
  }, [path, isCleared, navigate]);
}

/** Where the form is posted without JavaScript. The address contains the subject of the enquiry. */
function addressFor(path: string, product: AskedProduct | undefined): string {
  if (!product) return path;
  return `${path}?product=${product.id}${product.ask ? `&${product.ask}` : ""}`;
}

interface ProductNoteProps {
  product: AskedProduct;
  onRemove: () => void;
}

/** Says which product the enquiry is about. Without JavaScript its link opens the page without the product. */
function ProductNote({ product, onRemove }: ProductNoteProps) {
  const t = useWords();
  const path = useContactPath();
  return (
    <div className="product-note">
      <SmallPicture {...product} />
      <p>
        <span className="quiet">{t("Your enquiry is about")}</span>{" "}
        <span className="product-note__name" translate="no">
          {product.name}
        </span>
      </p>
      <Link to={path} replace preventScrollReset onClick={onRemove}>
        {t("Remove")}
        <span className="visually-hidden"> {t(`${product.name} from the enquiry`)}</span>
      </Link>
    </div>
  );
}

/** Lets the visitor request a receipt. Only the site's own server sends them. */
function ReceiptChoice() {
  const t = useWords();
  if (import.meta.env.EMAIL_SERVICE_ORIGIN) return null;
  return (
    <label className="receipt-choice">
      <input type="checkbox" name={signalFields.receipt} aria-describedby="receipt-note" />
      <span>
        {t("Email me a receipt")}
        <span className="caption quiet" id="receipt-note">
          {t("We send the reference number, not your message, at most once a day.")}
        </span>
      </span>
    </label>
  );
}

interface NoticeProps {
  /** Success is announced politely, failure assertively. */
  kind: "good" | "bad";
  /** The element exists even when empty, so that its text is announced as soon as it is set. */
  words?: string | undefined;
  /** Shown below the text and announced after it. */
  children?: ReactNode;
}

/** An inline notification that is announced and scrolled into view. */
function Notice({ kind, words, children }: NoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (words) place.current?.scrollIntoView({ block: "nearest" });
  }, [words]);
  return (
    <div ref={place} className={words ? `notice notice--${kind}` : undefined}>
      {words && <Icon name={kind === "good" ? "check" : "error"} />}
      <div className="notice__text">
        <div role={kind === "good" ? "status" : "alert"}>{words && <p>{words}</p>}</div>
        <div className="notice__details" aria-live="polite">
          {words && children}
        </div>
      </div>
    </div>
  );
}

/** The reference number of a stored enquiry. A click selects all of it, and the button copies it. */
function ReferenceNumber({ reference }: { reference: string }) {
  const t = useWords();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  // Undefined if the page was not loaded over HTTPS.
  const canCopy = hydrated && Boolean(navigator.clipboard);

  const copy = () =>
    navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <p className="reference-number">
      <span>{t("Your reference")}</span>
      <strong className="reference-number__text" translate="no">
        {reference}
      </strong>
      {canCopy && (
        <button type="button" className="reference-number__copy" onClick={copy}>
          <span>{t(copied ? "Copied" : "Copy")}</span>
          <span className="visually-hidden"> {t("the reference")}</span>
        </button>
      )}
    </p>
  );
}
