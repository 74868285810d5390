/** So many products stand side by side. */
export const mostCompared = 4;

/** A figure whose better end is beyond dispute, as numbers. An open end is left out. */
export interface JudgedFigure {
  minimum?: number | undefined;
  maximum?: number | undefined;
  /** The conditions it was found under. Only figures found under the same ones are measured against each other. */
  conditions: string;
}

/** What a product says of a quantity. */
export interface ComparedFigure {
  /** As printed on the product's own page. */
  lines: string[];
  /** The lines without the one unit in which all their numbers end, and that unit. */
  inUnit?: { lines: string[]; unit: string } | undefined;
  /** It is words that stand for any number: `Custom`. */
  open?: true | undefined;
  /** Figures of a quantity that say the same, however they are written, share this number. */
  meaning: number;
  sample?: true | undefined;
  judged?: JudgedFigure | undefined;
}

/** What products can be compared by. */
export interface ComparedQuantity {
  id: string;
  label: string;
  group: string;
  /** The glossary entry that explains the label. */
  term?: string | undefined;
  /** How a figure that is best beyond dispute is marked (`Longest`), and which end is better. Missing where nothing is marked. */
  best?: { mark: string; better: "more" | "less" } | undefined;
  /** Asked of every product: that none gives it is said too. */
  evidence?: true | undefined;
  /** Means something only beside a figure of this quantity. */
  beside?: string | undefined;
}

/** A product's figures by the identifier of their quantity. */
export type Figures = Partial<Record<string, ComparedFigure>>;
