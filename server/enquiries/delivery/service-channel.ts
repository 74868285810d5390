import type { Channel } from "./channel.ts";
import { postJson } from "./post-json.ts";

/**
 * Hands enquiries on to a third-party e-mail service, as the browser would.
 * @param origin such as `https://api.example.com`
 */
export function serviceChannel(origin: string): Channel {
  return {
    name: "service",
    deliver: ({ request }, signal) =>
      postJson({
        url: `${origin}/api/v1.0/email/send`,
        body: JSON.stringify(request),
        signal,
        isTaken: async (response) => (await response.text()).trim() === "OK",
      }),
  };
}
