import { Transform } from "node:stream";
import { StringDecoder } from "node:string_decoder";

const longestLine = 400;
// Addresses of generated files are right as they stand: the files are put beside the pages afterwards.
const expected = /didn't resolve at build time, it will remain unchanged/;

/**
 * Passes the output of the page builder on without what nobody reads: lines of more than 400 characters are cut (a page
 * that fails is printed whole), expected remarks and repeated empty lines are left out.
 */
export function shortenLines(): Transform {
  const decoder = new StringDecoder("utf8");
  let unfinished = "";
  let lastWasEmpty = false;
  const readable = (line: string) => {
    const isEmpty = line.trim() === "";
    if (expected.test(line) || (isEmpty && lastWasEmpty)) return "";
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
