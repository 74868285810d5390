/**
 * Requests a file of this site.
 * @param timeoutMs how long it may take; without it, as long as the browser waits
 * @throws TypeError when offline, DOMException after the time, Error if the server does not return the file
 */
export async function loadFile(address: string, timeoutMs?: number): Promise<Response> {
  const response = await fetch(address, timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The request for ${address} returned ${response.status}.`);
  return response;
}
