import type { RouterContext, ServerBuild } from "react-router";
import type { EnquiryReceiver } from "#app/features/enquiry/receiver-context.ts";

/** What the server takes from the app, as its `entry.server.tsx` exports it beside React Router's own. */
interface EntryExports {
  /** The built app's own key: the same source imported here would be another key. */
  enquiryReceiverContext: RouterContext<EnquiryReceiver>;
  /** The nonce of the inline scripts of a page that is rendered for a request. */
  nonceContext: RouterContext<string>;
  /** Another origin that takes the enquiries, as the site was built for it; empty for this server. */
  emailServiceOrigin: string;
}

/** The module `build/server/index.js`, which only the page renderers load. */
export interface SiteBuild extends ServerBuild {
  entry: { module: ServerBuild["entry"]["module"] & EntryExports };
}
