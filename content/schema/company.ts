import { z } from "zod";
import { entry, lines, sampled, sampleMark, text, webAddress } from "./entry.ts";

/** How the owner removes a part of the company in the editor. */
const ifAny = { description: "If there is none, empty all its fields" };

const office = entry({ label: text, lines, sample: sampleMark });

/** A telephone number as printed, with its country code: `+91 00000 00000`. */
const telephone = z
  .string()
  .regex(/^\+91( ?\d){10}$/, { error: "Write +91 and ten digits, such as +91 98765 43210 or +91 11 4567 8901" });

/** Contains the company as `{name}`, so that the name is written once. */
const copyright = z
  .string()
  .regex(/^[^{}]*\{name\}[^{}]*$/, { error: "Write a line with {name} for the company's name" })
  .meta({ description: "{name} stands for the company's name" });

/** `company.yaml`: the supplier and its contact details. The copyright line includes the name. */
export const company = entry({
  name: sampled(text),
  description: text,
  offices: entry({ corporate: office, registered: office.optional().meta(ifAny) }),
  emails: z.array(sampled(z.email({ error: "Write an email address, such as sales@example.com" }))).min(1),
  phones: z.array(sampled(telephone)).min(1),
  chat: entry({ label: text, phone: sampled(telephone), service: sampled(webAddress) })
    .optional()
    .meta(ifAny),
  social: entry({
    network: entry({ label: text, address: sampled(webAddress) })
      .optional()
      .meta(ifAny),
    professionalNetwork: entry({ label: text, address: sampled(webAddress) })
      .optional()
      .meta(ifAny),
  }).default({}),
  map: entry({
    title: text,
    frameAddress: sampled(webAddress),
    linkAddress: sampled(webAddress),
    heightPx: z.int().positive(),
  }),
  copyright,
  /** Shown in the footer while company details, projects or pictures are samples. */
  sampleNote: text,
  emailService: entry({
    libraryVersion: text,
    serviceId: sampled(text),
    templateId: sampled(text),
    userId: sampled(text),
  }),
  /** The licence of the catalogue's open data. */
  dataLicence: sampled(text),
  catalogueFile: entry({
    label: text,
    fileName: z.string().regex(/^[a-z0-9-]+\.pdf$/, { error: "Write the name of a PDF file, such as e-catalogue.pdf" }),
  }),
}).transform((written) => ({ ...written, copyright: written.copyright.replace("{name}", () => written.name.value) }));

export type Company = z.output<typeof company>;
