/** A figure that can be ranked, as numbers. An open end is undefined. */
export interface JudgedFigure {
  minimum?: number | undefined;
  maximum?: number | undefined;
  /** The measurement conditions. Only figures measured under the same conditions are ranked. */
  conditions: string;
}

/** A product's data for a quantity. */
export interface ComparedFigure {
  /** As printed on the product's own page. */
  lines: string[];
  /** The lines without the unit that all their numbers share, and that unit. */
  inUnit?: { lines: string[]; unit: string } | undefined;
  /** It is words instead of a number: `Custom`. */
  open?: true | undefined;
  /** Equal figures of a quantity, however they are written, share this number. */
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
  /** How the best figure is marked (`Longest`), and which end is better. Undefined if nothing is marked. */
  best?: { mark: string; better: "more" | "less" } | undefined;
}

/** A product's figures by quantity identifier. */
export type Figures = Partial<Record<string, ComparedFigure>>;
