import type { ContactForm } from "#app/features/enquiry/form/receive-form.ts";
import type { PostedAnswer } from "#app/features/enquiry/posted-answer.ts";

/** The module `build/server/index.js` (`app/entry.server.tsx`), which only the page renderers load. */
export interface SiteBuild {
  /** Another origin that takes the enquiries, as the site was built for it; empty for this server. */
  emailServiceOrigin: string;
  describeContactForm(): ContactForm;
  /** The query parameters on which pages depend, by their paths. */
  queryParameters: Record<string, string[]>;
  renderPage(request: {
    url: URL;
    answer?: PostedAnswer | undefined;
    /** The nonce of what is inline, if the page is rendered for a request. */
    nonce?: string | undefined;
    onError: (error: unknown) => void;
  }): Promise<Response>;
}
