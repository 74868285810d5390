/** How long a part of the application may take to arrive. */
export const chunkTimeoutMs = 120_000;

type FailureType = "missing" | "timeout";

/** A part of the application did not arrive. The message names the part and says whether it is missing or took too long. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(chunkId: string, type: FailureType, options?: ErrorOptions) {
    super(`Loading chunk ${chunkId} failed. (${type})`, options);
  }
}

/**
 * Loads a part of the application that is not in the first download.
 * @param chunkId the part's name, as the visitor reads it when loading fails
 * @param load the dynamic import
 * @throws ChunkLoadError when the file cannot be had, or not within `timeoutMs`
 */
export async function loadChunk<Part>(
  chunkId: string,
  load: () => Promise<Part>,
  timeoutMs = chunkTimeoutMs,
): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunkId, "timeout")), timeoutMs);
  });
  const arrived = load().catch((cause: unknown) => {
    throw new ChunkLoadError(chunkId, "missing", { cause });
  });
  try {
    return await Promise.race([arrived, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
