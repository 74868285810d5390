import { createServer } from "node:net";
import { Failure } from "./say.mjs";

/**
 * Checks PORT before anything is built.
 * @param {string} command as typed, for the message
 * @returns {number} the port: 3000 unless PORT is set
 * @throws {Failure}
 */
export function requirePort(command) {
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Failure(
    `PORT is "${process.env.PORT}": use a whole number from 0 to 65535, for example PORT=3001 ${command}`,
  );
}

/**
 * Checks PORT and HOST before anything is built, and that the port is free.
 * @param {string} command as typed, for the message
 * @returns {Promise<number>} the port
 * @throws {Failure}
 */
export async function requireFreePort(command) {
  const port = requirePort(command);
  const error = port === 0 ? undefined : await errorOfListening(port, process.env.HOST);
  if (error === "EADDRINUSE") {
    throw new Failure(
      `Port ${port} is in use by another program. Stop that program, or use another port: PORT=${port + 1} ${command}`,
    );
  }
  if (error === "EADDRNOTAVAIL" || error === "ENOTFOUND") {
    throw new Failure(
      `HOST is "${process.env.HOST}", which is not an address of this machine. Correct it, or unset it.`,
    );
  }
  return port;
}

/** Finds a free port of this machine. @returns {Promise<number>} */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** @param {number} port @param {string | undefined} host @returns {Promise<string | undefined>} */
function errorOfListening(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve("code" in error ? String(error.code) : error.message));
    probe.listen(port, host || undefined, () => probe.close(() => resolve(undefined)));
  });
}
