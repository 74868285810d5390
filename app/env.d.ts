interface ImportMetaEnv {
  /** The origin of the finished site, such as `https://www.example.com`. */
  readonly SITE_ORIGIN: string;
  /** The origin to which the browser posts an enquiry; empty for the site's own. */
  readonly EMAIL_SERVICE_ORIGIN: string;
  /** The filters of the catalogue, which are parameters of its address. */
  readonly FILTER_NAMES: string[];
  /** What hints say about each term of the glossary, by its key. */
  readonly EXPLANATIONS: Record<string, [name: string, definition: string]>;
  /** The number of days after which the server deletes an enquiry. */
  readonly ENQUIRY_RETENTION_DAYS: string;
  /** The address of `entry.client.ts`. Set on the server only. */
  readonly ENTRY_ADDRESS: string;
  /** Whether visitors can use the site without a network (`content/pages/offline.yaml`). */
  readonly OFFLINE: boolean;
  /** What the service worker keeps from the start. Set in the service worker only. */
  readonly PRECACHED: { url: string; revision: string | null }[];
}

// Only Chromium has these so far.

interface Document {
  /** The page is being prerendered for a visitor who has not opened it yet. */
  readonly prerendering?: boolean;
}

interface PerformanceNavigationTiming {
  /** When a prerendered page was shown, in milliseconds; 0 for any other page. */
  readonly activationStart?: number;
}

interface Navigator {
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
}
