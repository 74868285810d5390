import { here } from "./targets/target-of.ts";
import { PublishFailure, type Target } from "./targets/target.ts";

interface AfterDelivery {
  target: Target;
  /** `its new version` */
  version: string;
  /** Also serves the version on this computer. */
  serve: () => void;
  isServed: () => boolean;
  record: () => void;
}

/**
 * Updates this computer after a version was delivered.
 * @throws {PublishFailure} if that fails although visitors have the version; the message says so
 */
export function afterDelivery({ target, version, serve, isServed, record }: AfterDelivery): void {
  try {
    serve();
    record();
  } catch (error) {
    // At this place, a version goes online only by being served.
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
  const alsoHere = target.id === here ? undefined : "The copy on this computer was updated too.";
  const sentences = [`${beginning} ${target.inWords}.`, target.afterwards, alsoHere];
  return sentences.filter((sentence) => sentence !== undefined).join(" ");
}
