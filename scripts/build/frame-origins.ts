const frameAddress = /<iframe\b[^>]*\ssrc="(https?:[^"]+)"/g;

/** The origins of all frames in a page, without the site itself. */
export function frameOriginsIn(html: string): string[] {
  return [...html.matchAll(frameAddress)].flatMap(([, address = ""]) => URL.parse(address)?.origin ?? []);
}
