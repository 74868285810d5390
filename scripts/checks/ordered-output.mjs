/**
 * The output of pieces of work that run side by side, printed one after the other in the order in which they were begun:
 * the first is shown as it comes, and what the others write is kept until all before them have ended.
 */
export class OrderedOutput {
  #write;
  /** @type {{ waiting: string, ended: boolean }[]} */
  #parts = [];

  /** @param {(text: string) => void} write */
  constructor(write) {
    this.#write = write;
  }

  /** Begins a piece of work. @returns {{ write: (text: string) => void, end: () => void }} */
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
