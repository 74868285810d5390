import { catalogue, ContentError } from "#content/catalogue.ts";
import { readRepeatedFigures } from "#content/read-parts.ts";
import { Failure, say } from "../setup/say.mjs";

const originVariables = ["SITE_ORIGIN", "EMAIL_SERVICE_ORIGIN"];

/**
 * Refuses an origin that would give the pages wrong addresses: each variable must be empty or consist of a scheme and a host.
 * @throws {Failure} naming the variable
 */
export function checkOrigins(variables: NodeJS.ProcessEnv): void {
  for (const name of originVariables) {
    const given = variables[name];
    if (!given || isOrigin(given)) continue;
    throw new Failure(`${name} is "${given}". It must be an origin such as https://www.example.com, without a path.`);
  }
}

/**
 * Reads all content, so that mistakes are reported before pages are rendered. Texts and sizes that repeat a figure are only pointed out.
 * @throws {Failure} listing the mistakes
 */
export function checkContent(): void {
  try {
    catalogue();
    const repeated = readRepeatedFigures();
    if (repeated.length > 0) say(`Figures that are repeated in texts:\n${repeated.join("\n")}`);
  } catch (error) {
    throw error instanceof ContentError ? new Failure(error.message) : error;
  }
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return /^https?:$/.test(url?.protocol ?? "") && url?.origin === text.replace(/\/$/, "");
}
