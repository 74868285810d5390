import type { Failure, Outcome } from "./channel.ts";

interface Post {
  url: string;
  body: string;
  headers?: Record<string, string>;
  signal: AbortSignal;
  /** Whether an answer other than 2xx says nevertheless that the enquiry was taken. */
  isTaken?: (response: Response) => Promise<boolean>;
}

/** This enquiry's body was refused. Any other 4xx would be the answer to every enquiry. */
const refusesTheBody = new Set([400, 413, 422]);
const passing = new Set([408, 425, 429]);

/** Posts JSON and sorts the answer. Redirects are not followed: who moves has to tell the owner. */
export async function postJson({ url, body, headers = {}, signal, isTaken }: Post): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      redirect: "manual",
      signal,
    });
    const taken = response.ok || (await isTaken?.(response));
    await response.body?.cancel().catch(() => undefined);
    return taken ? { kind: "delivered" } : httpFailure(response.status);
  } catch (error) {
    return { kind: "temporary", reason: signal.aborted ? "no answer in time" : networkCode(error) };
  }
}

function httpFailure(status: number): Failure {
  const reason = `HTTP ${status}`;
  if (status >= 500 || passing.has(status)) return { kind: "temporary", reason };
  return { kind: refusesTheBody.has(status) ? "permanent" : "settings", reason };
}

/** Such as ECONNREFUSED; fetch hides it in the cause. */
function networkCode(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === "string" ? cause.code : "connection failed";
}
