/** The most products that can be compared. */
export const mostCompared = 4;

/** A figure that can be ranked, as numbers. An open end is left out. */
export interface JudgedFigure {
  minimum?: number | undefined;
  maximum?: number | undefined;
  /** The conditions it was measured under. Only figures measured under the same conditions are ranked. */
  conditions: string;
}

/** What a product has for a quantity. */
export interface ComparedFigure {
  /** As printed on the product's own page. */
  lines: string[];
  /** The lines without the one unit in which all their numbers end, and that unit. */
  inUnit?: { lines: string[]; unit: string } | undefined;
  /** It is words in place of a number: `Custom`. */
  open?: true | undefined;
  /** Figures of a quantity that mean the same, however they are written, share this number. */
  meaning: number;
  sample?: true | undefined;
  judged?: JudgedFigure | undefined;
}

/** A row of the comparison. */
export interface ComparedQuantity {
  id: string;
  label: string;
  group: string;
  /** The glossary entry that explains the label. */
  term?: string | undefined;
  /** How the best figure is marked (`Longest`), and which end is better. Absent if nothing is marked. */
  best?: { mark: string; better: "more" | "less" } | undefined;
  /** Asked of every product: if none has it, the page says so. */
  evidence?: true | undefined;
  /** Only meaningful beside a figure of this quantity. */
  beside?: string | undefined;
}

/** A product's figures by the identifier of their quantity. */
export type Figures = Partial<Record<string, ComparedFigure>>;
