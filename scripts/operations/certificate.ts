import { isIP } from "node:net";
import { connect } from "node:tls";

const dayMs = 24 * 60 * 60 * 1000;
const timeoutMs = 10_000;
/** Proxies renew a certificate a month before it expires: fewer days mean that renewal fails. */
const fewestDays = 14;

/** What is wrong with the certificate of an HTTPS origin, as a sentence; undefined if it is trusted and does not expire soon. */
export async function certificateFault(origin: string, now = Date.now()): Promise<string | undefined> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
      rejectUnauthorized: false,
    });
    const end = (fault: string | undefined) => {
      socket.destroy();
      resolve(fault);
    };
    socket.setTimeout(timeoutMs, () => end(`${origin} did not respond within ${timeoutMs / 1000} s.`));
    socket.once("error", ({ message }) => end(`${origin} cannot be reached by HTTPS: ${message}`));
    socket.once("secureConnect", () => {
      if (!socket.authorized) return end(`The certificate of ${origin} is not trusted: ${socket.authorizationError}.`);
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now) / dayMs);
      end(
        days < fewestDays ? `The certificate of ${origin} ends in ${days} days and has not been renewed.` : undefined,
      );
    });
  });
}
