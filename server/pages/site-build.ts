import type { ContactForm } from "#app/features/enquiry/form/receive-form.ts";
import type { PostedAnswer } from "#app/features/enquiry/form-state.ts";

/** The module `build/server/index.js` (`app/entry.server.tsx`), which only the page renderers load. */
export interface SiteBuild {
  /** The third-party email service that the site was built for; empty for this server. */
  emailServiceOrigin: string;
  /** The number of days after which, says the privacy page, an enquiry is deleted. */
  retentionDays: number;
  describeContactForm(): ContactForm;
  /** By path: the query parameters on which the page depends. */
  queryParameters: Record<string, string[]>;
  renderPage(request: {
    url: URL;
    answer?: PostedAnswer | undefined;
    /** The nonce of inline elements. */
    nonce?: string | undefined;
    onError: (error: unknown) => void;
  }): Promise<Response>;
}
