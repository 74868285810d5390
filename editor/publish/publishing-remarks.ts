import { publishing } from "#content/schema/publishing.ts";
import type { FieldReading } from "../store/readings.ts";
import { targetOf } from "./targets/target-of.ts";

/**
 * A warning at fields of the settings for publishing: static files cannot receive enquiries.
 * @param enquiryService the server that the environment names for them, which counts before the field
 */
export function publishingRemarks(path: string, value: unknown, enquiryService: string | undefined): FieldReading[] {
  const settings = path === "publishing.yaml" ? publishing.safeParse(value).data : undefined;
  if (!settings || enquiryService || settings.enquiryOrigin) return [];
  if (!targetOf(settings.target, "").isStatic) return [];
  return [
    {
      at: ["enquiryOrigin"],
      words:
        "While this is empty, the contact form does not work: static files cannot receive enquiries. Type the web address of the server that receives them, such as https://enquiries.example.com.",
    },
  ];
}
