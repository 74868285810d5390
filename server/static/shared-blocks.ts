import { openFile } from "./open-file.ts";

/** The size of the blocks in which files are read and sent. */
export const blockBytes = 256 * 1024;
const defaultMaxBytes = 64 * 1024 * 1024;

/** A block of a file in memory, shared with other responses. */
export interface BorrowedBlock {
  content: Buffer;
  /** Call this once when the content is no longer needed. */
  release(): void;
}

/** Too many blocks are in use by visitors who do not read their responses. */
export class BlocksInUseError extends Error {}

interface Block {
  /** A promise while the block is being read. */
  content: Buffer | Promise<Buffer>;
  bytes: number;
  borrowers: number;
}

/** The block of a file to borrow. */
interface WantedBlock {
  path: string;
  /** The size of the whole file. */
  fileBytes: number;
  /** The position of the block, from 0. */
  index: number;
}

/**
 * A cache of file blocks with a limit in bytes, so that a thousand visitors who download the same file share one copy.
 * Blocks in use stay; of the others, the least recently used are evicted.
 */
export class SharedBlocks {
  /** Least recently borrowed first. */
  readonly #blocks = new Map<string, Block>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes = defaultMaxBytes) {
    this.#maxBytes = maxBytes;
  }

  /**
   * Lends a block: at once if it is in memory, otherwise when it has been read.
   * @throws {BlocksInUseError} if the blocks in use fill the cache
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
