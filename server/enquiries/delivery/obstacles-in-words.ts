import { timeInIndia } from "../india-time.ts";
import type { Obstacle } from "../store/deliveries.ts";
import { failureInWords } from "./failure-in-words.ts";

const mostLines = 5;

/**
 * One line for each reason why enquiries have not reached the owner, the most frequent first; empty if none failed.
 * @param timeInWords formats a time
 */
export function obstaclesInWords(obstacles: readonly Obstacle[], timeInWords = timeInIndia): string[] {
  const lines = obstacles.slice(0, mostLines).map(({ channel, state, reason, enquiries, sinceMs }) => {
    const number = enquiries === 1 ? "1 enquiry" : `${enquiries} enquiries`;
    const standing = state === "waiting" ? `not delivered by ${channel} yet` : `parked by ${channel}`;
    return `${number} ${standing}, the oldest from ${timeInWords(sinceMs)} (${failureInWords(reason)})`;
  });
  const more = obstacles.length - lines.length;
  return more > 0 ? [...lines, `and ${more} more ${more === 1 ? "reason" : "reasons"}`] : lines;
}
