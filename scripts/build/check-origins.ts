import { Failure } from "../setup/say.mjs";

const names = ["SITE_ORIGIN", "EMAIL_SERVICE_ORIGIN"];

/**
 * Refuses an origin that would be built into the pages wrongly: each is empty, or scheme and host alone.
 * @throws {Failure} naming the variable
 */
export function checkOrigins(variables: NodeJS.ProcessEnv): void {
  for (const name of names) {
    const given = variables[name];
    if (!given || isOrigin(given)) continue;
    throw new Failure(`${name} is "${given}": it takes an origin such as https://www.example.com, without a path.`);
  }
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return /^https?:$/.test(url?.protocol ?? "") && url?.origin === text.replace(/\/$/, "");
}
