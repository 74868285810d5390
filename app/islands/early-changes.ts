/** What the inline script of the document has recorded since the document was parsed. */
export interface RecordedChanges {
  observer: MutationObserver;
  records: MutationRecord[];
}

/**
 * Undoes changes by other programs to a part of the page before React takes it over: translators,
 * browsers that make links of numbers, extensions that add elements. React would otherwise discard the part and
 * render it again, and what was typed in it would be lost. Attributes may stay.
 */
export class EarlyChanges {
  readonly #observer: MutationObserver | undefined;
  #records: MutationRecord[];

  constructor(recorded?: RecordedChanges) {
    this.#observer = recorded?.observer;
    this.#records = recorded?.records ?? [];
  }

  undoIn(part: Element): void {
    this.#records.push(...(this.#observer?.takeRecords() ?? []));
    // `hydrate-island.tsx` adds `toReversed` to older browsers later.
    // oxlint-disable-next-line no-array-reverse
    for (const record of [...this.#records].reverse()) if (part.contains(record.target)) undo(record);
    // Also discards the records of the changes made here.
    this.#observer?.takeRecords();
    this.#records = this.#records.filter(({ target }) => !part.contains(target));
  }

  /** Stops recording, once every part has been taken over. */
  stop(): void {
    this.#observer?.disconnect();
    this.#records = [];
  }
}

function undo({ type, target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord): void {
  if (type === "characterData") (target as CharacterData).data = oldValue ?? "";
  for (const node of addedNodes as NodeListOf<ChildNode>) if (node.parentNode === target) node.remove();
  if (removedNodes.length === 0) return;
  if (nextSibling?.parentNode === target) (nextSibling as ChildNode).before(...removedNodes);
  else (target as Element).append(...removedNodes);
}
