import type { z } from "zod";
import type { PostedAnswer } from "#app/features/enquiry/form-state.ts";
import type { Encoding } from "../../http/representation.ts";
import type { fromRenderer, siteSchema } from "./read-message.ts";

// Messages between the server and the rendering processes, as JSON. The server runs none of their code, and rejects
// messages that do not match the schemas in `read-message.ts`.

/** A page to render: for a GET request or as the response to a posted form. */
export interface RenderRequest {
  /** Path and query. */
  target: string;
  encoding: Encoding | undefined;
  answer?: PostedAnswer;
}

export type ToRenderer = { kind: "start"; siteFolder: string } | { kind: "render"; request: RenderRequest };

export type FromRenderer = z.input<typeof fromRenderer>;

/** The description of the built site before parsing. */
export type SiteInWords = z.input<typeof siteSchema>;

/** The facts about the built site that the server needs; only the renderers load the site. */
export type SiteDescription = z.output<typeof siteSchema>;

/** A page to send, without the headers that the server sets itself. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  /** The hashes of the application's inline scripts and style sheets; only for a document. */
  inline?: { scripts: string[]; styles: string[] } | undefined;
  body: Uint8Array;
}
