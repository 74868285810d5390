import type { EnquiryOutcome } from "#app/features/enquiry/receiver-context.ts";
import type { FormSignals } from "#app/features/enquiry/form-signals.ts";
import type { Encoding } from "../../http/representation.ts";
import type { InlineHashes } from "../content-security-policy.ts";

/** What a worker is started with. */
export interface WorkerStart {
  /** The folder of the built site. */
  siteFolder: string;
  /** Where the files of the site are, prerendered pages such as `/projects` among them. */
  addresses: string[];
}

/** What the server has to know of the built site, which only the workers load. */
export interface SiteDescription {
  /** Another origin that takes the enquiries, as the site was built for it; empty for this server. */
  emailServiceOrigin: string;
  /** The hosts, besides the one that a request names, whose pages may post forms: a proxy may pass on another host. */
  allowedFormHosts: readonly string[];
  /** The query parameters on which the page at an address depends, for those that depend on any. */
  queryParameters: ReadonlyMap<string, readonly string[]>;
}

/** A page to render: what a GET shows, or what a posted form leads to. */
export interface RenderRequest {
  /** Path and query. */
  target: string;
  encoding: Encoding | undefined;
  form?: { contentType: string; body: Uint8Array };
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** Of the inline scripts and style sheets that the application wrote; only for a document. */
  inline?: InlineHashes;
  body: Uint8Array;
}

/** An error on a page. No message, because a message may repeat what a visitor typed. */
export interface PageFailure {
  path: string;
  reason: string;
  stack: string;
}

export type ToWorker =
  | { kind: "render"; id: number; request: RenderRequest }
  | { kind: "outcome"; id: number; outcome: EnquiryOutcome };

export type FromWorker =
  | { kind: "ready"; site: SiteDescription }
  | { kind: "rendered"; id: number; page: RenderedPage }
  | { kind: "not rendered"; id: number }
  | { kind: "enquiry"; id: number; body: unknown; signals: FormSignals }
  | { kind: "failure"; failure: PageFailure };
