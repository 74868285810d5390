import { z } from "zod";
import type { PostedAnswer } from "#app/features/enquiry/form-state.ts";
import type { Encoding } from "../../http/representation.ts";

// Messages between the server and the rendering processes, as JSON. The server runs none of their code, and rejects
// messages that do not match these schemas.

/** The headers that a rendered page may set. The server sets the others. */
export const pageHeaders = ["cache-control", "content-encoding", "content-type", "etag", "location", "vary"];

const headerValue = z.string().regex(/^[\t\u0020-\u007e\u0080-\u00ff]*$/);

export const siteSchema = z.object({
  /** The third-party email service that the site was built for; empty for this server. */
  emailServiceOrigin: z.string(),
  /** The number of days after which, says the privacy page, an enquiry is deleted. Older versions of the site do not report it. */
  retentionDays: z.number().optional(),
  /** By address: the query parameters on which the page depends, if any. */
  queryParameters: z.record(z.string(), z.array(z.string())).transform((names) => new Map(Object.entries(names))),
  contactForm: z.object({
    address: z.string(),
    hindi: z
      .object({
        address: z.string(),
        words: z.array(z.object({ english: z.string(), hindi: z.string().optional() })).readonly(),
      })
      .optional(),
    siteOrigin: z.string(),
    emailService: z.object({
      libraryVersion: z.string(),
      userId: z.string(),
      serviceId: z.string(),
      templateId: z.string(),
    }),
    products: z.array(z.object({ id: z.string(), name: z.string() })).readonly(),
  }),
});

const pageSchema = z.object({
  status: z.int().min(200).max(599),
  headers: z.record(
    z.string().refine((name) => pageHeaders.includes(name)),
    headerValue,
  ),
  /** The hashes of the application's inline scripts and style sheets; only for a document. */
  inline: z.object({ scripts: z.array(headerValue), styles: z.array(headerValue) }).optional(),
  body: z.base64().transform((text) => Buffer.from(text, "base64")),
});

const failureSchema = z.object({ path: z.string(), reason: z.string(), stack: z.string() });

/** Parses a message from a renderer. */
export const fromRenderer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready"), site: siteSchema }),
  z.object({ kind: z.literal("not loaded"), words: z.string() }),
  z.object({ kind: z.literal("rendered"), page: pageSchema }),
  z.object({ kind: z.literal("not rendered") }),
  /** An error on a page, without its message, which may contain text that a visitor typed. */
  z.object({ kind: z.literal("failure"), failure: failureSchema }),
]);

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
