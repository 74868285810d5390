import { z } from "zod";
import { entry, text } from "./entry.ts";

/**
 * The address of a product's page without its first slash: category and slug. Unlike a product reference, it need
 * not exist.
 */
const formerAddress = z.string().regex(/^[a-z][A-Za-z0-9]*\/[a-z][A-Za-z0-9]*$/, {
  error: "Write the category and the last part of an address, such as wallPanels/corkPanel",
});

/** `addresses.yaml`: the former addresses of products. */
export const addressEntries = entry({
  moved: z
    .record(formerAddress, formerAddress)
    .meta({ description: "Old addresses, each with the address that the product has now" }),
  withdrawn: z
    .record(formerAddress, entry({ name: text, sentence: text }))
    .meta({ description: "Addresses of products that are no longer offered, each with a sentence for visitors" }),
});

export type AddressEntries = z.output<typeof addressEntries>;
