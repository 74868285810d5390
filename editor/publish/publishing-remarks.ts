import { publishing } from "#content/schema/publishing.ts";
import type { FieldReading } from "../store/readings.ts";
import { targetOf } from "./targets/target-of.ts";

/**
 * A warning at publishing settings: static files cannot receive enquiries.
 * @param enquiryService the enquiry server named by the environment, which overrides the field
 */
export function publishingRemarks(path: string, value: unknown, enquiryService: string | undefined): FieldReading[] {
  const settings = path === "publishing.yaml" ? publishing.safeParse(value).data : undefined;
  if (!settings || enquiryService || settings.enquiryOrigin) return [];
  if (!targetOf(settings.target, "").isStatic) return [];
  return [
    {
      at: ["enquiryOrigin"],
      words:
        "While this is empty, the contact form does not work. Enter the address that receives enquiries, such as https://enquiries.example.com.",
    },
  ];
}
