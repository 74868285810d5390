import type { RouterContext, ServerBuild } from "react-router";
import type { ContactForm } from "#app/features/enquiry/form/receive-form.ts";
import type { PostedAnswer } from "#app/features/enquiry/posted-answer.ts";

/** What the server takes from the app, as its `entry.server.tsx` exports it beside React Router's own. */
interface EntryExports {
  /** The built app's own key: the same source imported here would be another key. */
  postedAnswerContext: RouterContext<PostedAnswer | undefined>;
  /** The nonce of the inline scripts of a page that is rendered for a request. */
  nonceContext: RouterContext<string>;
  /** Another origin that takes the enquiries, as the site was built for it; empty for this server. */
  emailServiceOrigin: string;
  describeContactForm(): ContactForm;
}

/** The module `build/server/index.js`, which only the page renderers load. */
export interface SiteBuild extends ServerBuild {
  entry: { module: ServerBuild["entry"]["module"] & EntryExports };
}
