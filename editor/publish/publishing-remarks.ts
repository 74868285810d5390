import { publishing } from "#content/schema/publishing.ts";
import type { FieldReading } from "../store/readings.ts";
import { targetOf } from "./targets/target-of.ts";

/**
 * Warnings at publishing settings: pages on other computers contain the address of the site, and static files cannot receive enquiries.
 * @param variables the environment, which overrides the fields
 */
export function publishingRemarks(
  path: string,
  value: unknown,
  variables: Readonly<Record<string, string | undefined>>,
): FieldReading[] {
  const settings = path === "publishing.yaml" ? publishing.safeParse(value).data : undefined;
  if (!settings) return [];
  const { target, origin, enquiryOrigin } = settings;
  const remarks: FieldReading[] = [];
  if (target.kind !== "this-computer" && !(variables["SITE_ORIGIN"] || origin))
    remarks.push({ at: ["origin"], words: "While this is empty, the site cannot be published." });
  if (targetOf(target, "").isStatic && !(variables["EMAIL_SERVICE_ORIGIN"] ?? enquiryOrigin))
    remarks.push({
      at: ["enquiryOrigin"],
      words:
        "While this is empty, the contact form does not work. Enter the address that receives enquiries, such as https://enquiries.example.com.",
    });
  return remarks;
}
