import type { z } from "zod";
import type { PostedAnswer } from "#app/features/enquiry/posted-answer.ts";
import type { Encoding } from "../../http/representation.ts";
import type { fromRenderer, siteSchema } from "./read-message.ts";

// What the server and the processes that render pages tell each other, as JSON. The server runs none of their code, and believes nothing
// that does not have the form which `read-message.ts` describes.

/** A page to render: what a GET shows, or what a posted form is answered. */
export interface RenderRequest {
  /** Path and query. */
  target: string;
  encoding: Encoding | undefined;
  answer?: PostedAnswer;
}

export type ToRenderer = { kind: "start"; siteFolder: string } | { kind: "render"; request: RenderRequest };

export type FromRenderer = z.input<typeof fromRenderer>;

/** The description of the built site as it is sent. */
export type SiteInWords = z.input<typeof siteSchema>;

/** What the server has to know of the built site, which only the renderers load. */
export type SiteDescription = z.output<typeof siteSchema>;

/** A page as the server sends it, without the headers that it sets itself. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** The hashes of the inline scripts and style sheets that the application wrote; only for a document. */
  inline?: { scripts: string[]; styles: string[] } | undefined;
  body: Uint8Array;
}
