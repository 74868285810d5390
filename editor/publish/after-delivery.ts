import { here } from "./targets/target-of.ts";
import { PublishFailure, type Target } from "./targets/target.ts";

interface AfterDelivery {
  target: Target;
  /** `its new version` */
  version: string;
  /** Serves the version on this computer too. */
  serve: () => void;
  isServed: () => boolean;
  record: () => void;
}

/**
 * Does what is left to do on this computer once a version was delivered.
 * @throws {PublishFailure} if that fails and visitors have the version already; the message says so
 */
export function afterDelivery({ target, version, serve, isServed, record }: AfterDelivery): void {
  try {
    serve();
    record();
  } catch (error) {
    // Nothing else puts it online at this place.
    if (target.id === here && !isServed()) throw error;
    console.error(error);
    const outcome = target.latest === "Online" ? "is online" : `was published ${target.inWords}`;
    throw new PublishFailure(
      `The site ${outcome} in ${version}, but something then went wrong on this computer. Its disk may be full. The list of versions may be wrong until you publish again.`,
    );
  }
}

/** The message after a version was published: `Published to the server www.example.com.` */
export function publishedWords(beginning: string, target: Target): string {
  const alsoHere = target.id === here ? undefined : "The server on this computer was updated too.";
  const sentences = [`${beginning} ${target.inWords}.`, target.afterwards, alsoHere];
  return sentences.filter((sentence) => sentence !== undefined).join(" ");
}
