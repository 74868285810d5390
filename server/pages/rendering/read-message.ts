import { z } from "zod";
import { pageHeaders } from "./page-headers.ts";

const headerValue = z.string().regex(/^[\t\u0020-\u007e\u0080-\u00ff]*$/);

export const siteSchema = z.object({
  /** Another origin that takes the enquiries, as the site was built for it; empty for this server. */
  emailServiceOrigin: z.string(),
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
