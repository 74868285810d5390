import { spawn } from "node:child_process";
import { once } from "node:events";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { StringDecoder } from "node:string_decoder";
import { programs, root } from "../setup/project.mjs";
import { Failure, say } from "../setup/say.mjs";

const longestLine = 400;

/** Builds the code for the browser and the server into a folder, and renders every page into its `client`. */
export async function makePages(buildFolder: string): Promise<void> {
  say("Pages.");
  const child = spawn(process.execPath, [programs.reactRouter, "build", "--logLevel", "warn"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", BUILD_DIR: buildFolder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [[exitCode]] = await Promise.all([
    once(child, "close"),
    pipeline(child.stdout, shortenLines(), process.stdout, { end: false }),
    pipeline(child.stderr, shortenLines(), process.stderr, { end: false }),
  ]);
  if (exitCode !== 0) throw new Failure("The pages could not be built.");
}

/**
 * Shortens the output of React Router's build: lines of more than 400 characters are cut, because it prints the
 * whole of a page that fails, and repeated empty lines are left out.
 */
export function shortenLines(): Transform {
  const decoder = new StringDecoder("utf8");
  let unfinished = "";
  let lastWasEmpty = false;
  const readable = (line: string) => {
    const isEmpty = line.trim() === "";
    if (isEmpty && lastWasEmpty) return "";
    lastWasEmpty = isEmpty;
    return line.length > longestLine ? `${line.slice(0, longestLine)} …\n` : `${line}\n`;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const lines = (unfinished + decoder.write(chunk)).split("\n");
      unfinished = lines.pop() ?? "";
      done(null, lines.map(readable).join(""));
    },
    flush(done) {
      done(null, unfinished ? readable(unfinished) : "");
    },
  });
}
