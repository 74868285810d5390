import { Tinypool } from "tinypool";
import { Typesetter, type Manuscript } from "./compiler.ts";

/** The work of one thread: it starts a typesetter with the pool's fonts once, and sets a document whenever it is asked. */
const typesetter = Typesetter.start(Tinypool.workerData as Uint8Array[]);

export default async function set(manuscript: Manuscript): Promise<Uint8Array> {
  return (await typesetter).pdf(manuscript);
}
