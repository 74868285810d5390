import { openFile } from "./open-file.ts";

/** How much of a file is read and sent at a time. */
export const blockBytes = 256 * 1024;
const defaultMaxBytes = 64 * 1024 * 1024;

/** A part of a file in memory, which others may be sending at the same time. */
export interface BorrowedBlock {
  content: Buffer;
  /** Has to be called once, when the content is no longer needed. */
  release(): void;
}

/** Too much is being sent to visitors who do not read it. */
export class BlocksInUseError extends Error {}

interface Block {
  /** A promise while it is being read. */
  content: Buffer | Promise<Buffer>;
  bytes: number;
  borrowers: number;
}

/** The part of a file to borrow. */
interface WantedBlock {
  path: string;
  /** Of the whole file. */
  fileBytes: number;
  /** Which block, from 0. */
  index: number;
}

/**
 * Keeps blocks of files in memory up to a limit, so that a thousand visitors who are sent the same file share one copy. A block
 * that is being sent stays; of the others those that were not needed for longest make room.
 */
export class SharedBlocks {
  /** Those not borrowed for longest come first. */
  readonly #blocks = new Map<string, Block>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes = defaultMaxBytes) {
    this.#maxBytes = maxBytes;
  }

  /**
   * Lends a block: at once if it is in memory, otherwise when it has been read.
   * @throws {BlocksInUseError} where all that may be kept is being sent
   */
  borrow({ path, fileBytes, index }: WantedBlock): BorrowedBlock | Promise<BorrowedBlock> {
    const key = `${index} ${path}`;
    const block =
      this.#blocks.get(key) ?? this.#read(path, index, Math.min(blockBytes, fileBytes - index * blockBytes));
    this.#blocks.delete(key);
    this.#blocks.set(key, block);
    block.borrowers += 1;
    const release = () => (block.borrowers -= 1);
    const { content } = block;
    return content instanceof Promise ? this.#whenRead(key, block, content, release) : { content, release };
  }

  async #whenRead(key: string, block: Block, reading: Promise<Buffer>, release: () => void): Promise<BorrowedBlock> {
    try {
      block.content = await reading;
      return { content: block.content, release };
    } catch (error) {
      if (this.#blocks.get(key) === block) this.#remove(key, block);
      throw error;
    }
  }

  #read(path: string, index: number, bytes: number): Block {
    for (const [key, block] of this.#blocks) {
      if (this.#bytes + bytes <= this.#maxBytes) break;
      if (block.borrowers === 0) this.#remove(key, block);
    }
    if (this.#bytes + bytes > this.#maxBytes) throw new BlocksInUseError();
    this.#bytes += bytes;
    return { content: readPart(path, index * blockBytes, bytes), bytes, borrowers: 0 };
  }

  #remove(key: string, { bytes }: Block): void {
    this.#blocks.delete(key);
    this.#bytes -= bytes;
  }
}

async function readPart(path: string, position: number, bytes: number): Promise<Buffer> {
  const file = await openFile(path);
  try {
    const content = Buffer.allocUnsafeSlow(bytes);
    let length = 0;
    while (length < bytes) {
      const { bytesRead } = await file.read(content, length, bytes - length, position + length);
      if (bytesRead === 0) throw new Error("The file has become shorter.");
      length += bytesRead;
    }
    return content;
  } finally {
    await file.close();
  }
}
