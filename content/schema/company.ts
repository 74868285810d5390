import { z } from "zod";
import { entry, lines, sampled, sampleMark, text, webAddress } from "./entry.ts";

/** How the owner removes a part of the company in the editor. */
const ifAny = { description: "If there is none, clear all its fields" };

/** A labelled PIN code, or five digits behind a town at the end of an address, before its state and country. */
const shortPinCode =
  /\bPIN(?: ?code)?[\s:.-]*(?!\d{3} ?\d{3}(?!\d))\d|(?<=\p{L}\.?[\s–-]+)(?<!\b(?:box|flat|house|khasra|nos?|plot|shop|survey|unit)\.?[\s–-]+)\d{5}(?=[.\s]*(?:,[^,\d]*)?$)/iu;

const addressLines = lines.superRefine((written, { addIssue }) => {
  if (!shortPinCode.test(written.join(", ").replace(/[,.\s]*\bIndia[.\s]*$/i, ""))) return;
  const path = [written.findLastIndex((line) => /\d/.test(line))];
  addIssue({ code: "custom", message: "Write the PIN code with six digits, such as 110001", path });
});

const office = entry({ label: text, lines: addressLines, sample: sampleMark });

// Numbers with 1800 and 1860 cannot be called from abroad.
const withCountryCode = String.raw`\+91(?! ?18[06]0)(?: ?\d){10}`;
// The lengths are those that libphonenumber knows.
const withinIndia = String.raw`1800(?:[ -]?\d){4,9}|1860(?:[ -]?\d){7}`;

/** Whether a text contains more than one telephone number. */
function isSeveral(phones: string): boolean {
  return /[,;/&|]|\d(?:\D*\d){15}/.test(phones);
}

/** An email address. */
export const email = z.email({
  error: ({ input }) =>
    /@[^@]*@/.test(String(input))
      ? "Write one email address in each field (“Add an email address” adds a field)"
      : "Write an email address, such as sales@example.com",
});

/** A telephone number as printed: with its country code, `+91 00000 00000`, or one that is only called within India, `1800 000 0000`. */
export const telephone = z.string().regex(new RegExp(`^(?:${withCountryCode}|${withinIndia})$`), {
  error: ({ input }) =>
    isSeveral(String(input))
      ? "Write one phone number in each field (“Add a phone number” adds a field)"
      : "Write +91 and ten digits, such as +91 98765 43210 or +91 11 4567 8901, or a toll-free number, such as 1800 123 4567",
});

/** The number of a chat, which has a country code. */
const chatPhone = z.string().regex(new RegExp(`^${withCountryCode}$`), {
  error: "Write one number with +91 and ten digits, such as +91 98765 43210 or +91 11 4567 8901",
});

/** Whether an address is a page of Google, which other sites cannot show in a frame, and not a map to embed. */
function isPageOfGoogle(address: string): boolean {
  const { hostname = "", pathname = "", searchParams } = URL.parse(address) ?? {};
  const isGoogle = /^(?:(?:www\.|maps\.)?google\.[a-z.]+|(?:maps\.app\.)?goo\.gl|share\.google)$/.test(hostname);
  return isGoogle && !pathname.includes("/embed") && searchParams?.get("output") !== "embed";
}

/** The address of a map in a frame. */
const frameAddress = webAddress.refine((address) => !isPageOfGoogle(address), {
  error: "In Google Maps, choose Share, then Embed a map, and paste the code here",
});

/** Contains the company as `{name}`, so that the name is written once. */
const copyright = z
  .string()
  .regex(/^[^{}]*\{name\}[^{}]*$/, { error: "Write a line with {name} for the company's name" })
  .meta({ description: "{name} stands for the company's name" });

/** `company.yaml`: the supplier and its contact details. The copyright line includes the name. */
export const company = entry({
  name: sampled(text),
  description: text,
  offices: entry({ corporate: office, registered: office.optional().meta(ifAny) }).meta({
    description: "If an office moves, also change the map. If its phone number changes, also change the chat number.",
  }),
  emails: z.array(sampled(email)).min(1),
  phones: z.array(sampled(telephone)).min(1),
  chat: entry({
    label: text,
    phone: sampled(chatPhone),
    service: sampled(webAddress).meta({ title: "Web address of the chat" }),
  })
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
    frameAddress: sampled(frameAddress).meta({
      description: "In Google Maps, choose Share, then Embed a map, and paste the code here",
    }),
    linkAddress: sampled(webAddress).meta({
      description: "In Google Maps, choose Share, then Copy link, and paste it here",
    }),
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
