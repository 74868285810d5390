import { valueAt, withoutField, withValue } from "../store/with-value.ts";

type Field = readonly (string | number)[];

/** A source of replacements for fields with mistakes. */
export interface StandIn {
  /** The file as saved; for a draft, another product. */
  readonly value: unknown;
  readonly isOwn: boolean;
}

/** Placeholder for a missing required text. */
const missingText = "…";

/**
 * Removes mistakes from a value, so that the rest can be shown. A field with a mistake gets its saved value; in a draft, or if there is
 * none, it is left out. If that does not help, the next call removes the group around it.
 */
export class Mending {
  readonly #standIn: StandIn;
  readonly #tried = new Set<string>();

  constructor(standIn: StandIn) {
    this.#standIn = standIn;
  }

  /** The value with fewer mistakes; undefined if one of them cannot be removed. */
  mend(value: unknown, mistakes: readonly Field[]): unknown {
    let mended = value;
    // From the end, so that earlier indexes stay valid.
    for (const at of mistakes.toSorted(laterFirst)) {
      const next = this.#without(mended, at);
      if (next === undefined) return undefined;
      mended = next.value;
    }
    return mended;
  }

  #without(value: unknown, at: Field): { value: unknown } | undefined {
    for (let length = at.length; length > 0; length -= 1) {
      const field = at.slice(0, length);
      const others = [this.#restored(value, field), leftOut(value, field), this.#filled(value, field)];
      for (const [way, other] of others.entries()) {
        const attempt = `${way} ${JSON.stringify(field)}`;
        if (!other || this.#tried.has(attempt)) continue;
        this.#tried.add(attempt);
        return other;
      }
    }
    return undefined;
  }

  #restored(value: unknown, field: Field): { value: unknown } | undefined {
    const saved = this.#standIn.isOwn ? valueAt(this.#standIn.value, field) : undefined;
    return saved === undefined ? undefined : { value: withValue(value, field, saved) };
  }

  #filled(value: unknown, field: Field): { value: unknown } | undefined {
    if (this.#standIn.isOwn || valueAt(value, field) !== undefined) return undefined;
    const other = valueAt(this.#standIn.value, field);
    return typeof other === "string" ? { value: withValue(value, field, missingText) } : undefined;
  }
}

function leftOut(value: unknown, field: Field): { value: unknown } | undefined {
  return valueAt(value, field) === undefined ? undefined : { value: withoutField(value, field) };
}

function laterFirst(one: Field, other: Field): number {
  const index = one.findIndex((part, place) => part !== other[place]);
  const [first, second] = [one[index], other[index]];
  return typeof first === "number" && typeof second === "number" ? second - first : other.length - one.length;
}
