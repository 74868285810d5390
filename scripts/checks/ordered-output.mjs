/**
 * Prints the output of tasks that run in parallel one after another, in the order in which they started: output of the first
 * is printed immediately, and that of the others is held back until all before them have ended.
 */
export class OrderedOutput {
  #write;
  /** @type {{ waiting: string, ended: boolean }[]} */
  #parts = [];

  /** @param {(text: string) => void} write */
  constructor(write) {
    this.#write = write;
  }

  /** Begins a task. @returns {{ write: (text: string) => void, end: () => void }} */
  begin() {
    const part = { waiting: "", ended: false };
    this.#parts.push(part);
    return {
      write: (text) => {
        part.waiting += text;
        this.#print();
      },
      end: () => {
        part.ended = true;
        this.#print();
      },
    };
  }

  #print() {
    for (let first = this.#parts[0]; first; first = this.#parts[0]) {
      if (first.waiting) this.#write(first.waiting);
      first.waiting = "";
      if (!first.ended) return;
      this.#parts.shift();
    }
  }
}
