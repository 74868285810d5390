import { z } from "zod";
import type { PostedAnswer } from "#app/features/enquiry/posted-answer.ts";
import type { Encoding } from "../../http/representation.ts";

// What the server and the processes that render pages tell each other, as JSON. The server runs none of their code, and believes nothing
// that does not have this form.

/** A page to render: what a GET shows, or what a posted form is answered. */
export interface RenderRequest {
  /** Path and query. */
  target: string;
  encoding: Encoding | undefined;
  answer?: PostedAnswer;
}

export type ToRenderer =
  /** `addresses`: where the files of the site are, prerendered pages such as `/projects` among them. */
  | { kind: "start"; siteFolder: string; addresses: string[] }
  | { kind: "render"; request: RenderRequest };

const headerValue = z.string().regex(/^[\t\u0020-\u007e\u0080-\u00ff]*$/);

const siteSchema = z.object({
  /** Another origin that takes the enquiries, as the site was built for it; empty for this server. */
  emailServiceOrigin: z.string(),
  /** The hosts, besides the one that a request names, whose pages may post forms: a proxy may pass on another host. */
  allowedFormHosts: z.array(z.string()),
  /** The query parameters on which the page at an address depends, for those that depend on any. */
  queryParameters: z.record(z.string(), z.array(z.string())).transform((names) => new Map(Object.entries(names))),
  contactForm: z.object({
    address: z.string(),
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

/** The headers that a rendered page may have. The server itself sets the others. */
const pageHeaders = ["cache-control", "content-encoding", "content-type", "etag", "location", "vary"];

const pageSchema = z.object({
  status: z.int().min(200).max(599),
  headers: z.record(
    z.string().refine((name) => pageHeaders.includes(name)),
    headerValue,
  ),
  /** The hashes of the inline scripts and style sheets that the application wrote; only for a document. */
  inline: z.object({ scripts: z.array(headerValue), styles: z.array(headerValue) }).optional(),
  body: z.base64().transform((text) => Buffer.from(text, "base64")),
});

const failureSchema = z.object({ path: z.string(), reason: z.string(), stack: z.string() });

/** What a renderer tells, read. */
export const fromRenderer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready"), site: siteSchema }),
  z.object({ kind: z.literal("not loaded"), words: z.string() }),
  z.object({ kind: z.literal("rendered"), page: pageSchema }),
  z.object({ kind: z.literal("not rendered") }),
  /** An error on a page. No message, because a message may repeat what a visitor typed. */
  z.object({ kind: z.literal("failure"), failure: failureSchema }),
]);

export type FromRenderer = z.input<typeof fromRenderer>;

/** The description of the built site as it is sent. */
export type SiteInWords = z.input<typeof siteSchema>;

/** What the server has to know of the built site, which only the renderers load. */
export type SiteDescription = z.output<typeof siteSchema>;

/** A page as the server sends it, without the headers that it sets itself. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  inline?: { scripts: string[]; styles: string[] } | undefined;
  body: Uint8Array;
}

/** The headers of those that a page has which are passed on. */
export function passedOn(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => pageHeaders.includes(name)));
}
