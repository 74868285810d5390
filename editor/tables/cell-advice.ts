import { noSuch } from "#content/load/choices.ts";
import type { CellMistake, Projects } from "./messages.ts";
import type { ProductNames } from "./product-names.ts";
import { adviceOnYear } from "./year.ts";

/** What the words of these columns are called in a sentence. */
const kindNames: Record<string, string> = { room: "kind of room", clientType: "kind of client" };

interface Vocabulary {
  choices: Projects["choices"];
  products: ProductNames;
}

/**
 * What is said of a cell in the words that owners know, where the build's words are those of the tables. Undefined where the build's
 * words will do.
 */
export function adviceOnCell(
  column: string,
  cell: string,
  { choices, products }: Vocabulary,
): Pick<CellMistake, "message" | "short"> | undefined {
  if (column === "products") return products.adviceOn(cell);
  if (column === "sample") return undefined;
  if (column === "year") {
    const message = adviceOnYear(cell);
    return message === undefined ? undefined : { message };
  }
  const words = choices[column];
  if (!words || cell.trim() === "" || Object.hasOwn(words, cell)) return undefined;
  return {
    message: noSuch(kindNames[column] ?? column, cell, Object.values(words)),
    short: "Not known. Choose one from the list.",
  };
}
