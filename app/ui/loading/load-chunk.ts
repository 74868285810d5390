/** The timeout for loading a part of the application. */
export const chunkTimeoutMs = 120_000;

type FailureType = "missing" | "timeout";

/** A part of the application did not load. The message names the part and says whether it is missing or timed out. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(chunkId: string, type: FailureType, options?: ErrorOptions) {
    super(`Loading chunk ${chunkId} failed. (${type})`, options);
  }
}

/**
 * Loads a part of the application that is not in the initial bundle.
 * @param chunkId the part's name, shown to the visitor when loading fails
 * @param load the dynamic import
 * @throws ChunkLoadError if the file does not load, or not within `timeoutMs`
 */
export async function loadChunk<Part>(
  chunkId: string,
  load: () => Promise<Part>,
  timeoutMs = chunkTimeoutMs,
): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunkId, "timeout")), timeoutMs);
  });
  const loaded = load().catch((cause: unknown) => {
    throw new ChunkLoadError(chunkId, "missing", { cause });
  });
  try {
    return await Promise.race([loaded, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
