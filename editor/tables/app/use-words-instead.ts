import { useMemo, useState } from "react";
import type { ArrangedRows } from "../messages.ts";
import { rememberedFor } from "./remembered-words.ts";
import { withoutWords, type WordInstead } from "./words-instead.ts";

/** What takes the place of the words that the site does not have. */
export function useWordsInstead(arranged: ArrangedRows | undefined) {
  const [decided, setDecided] = useState<readonly WordInstead[]>([]);
  const byItself = useMemo(() => decidedByItself(arranged), [arranged]);
  const instead = [...decided, ...withoutWords(byItself, decided)];
  return {
    /** What somebody has chosen now. */
    decided,
    setDecided,
    /** What was chosen when the word came last, or what alone can be meant. */
    byItself,
    instead,
    /** How many words are left to choose for. */
    left: withoutWords(arranged?.unknown.words ?? [], instead).length,
  };
}

function decidedByItself(arranged: ArrangedRows | undefined): WordInstead[] {
  if (!arranged) return [];
  const remembered = rememberedFor(arranged.unknown);
  const sure = arranged.unknown.words.flatMap(({ column, word, likeliest, isSure }) =>
    isSure && likeliest !== undefined ? [{ column, word, instead: likeliest }] : [],
  );
  return [...remembered, ...withoutWords(sure, remembered)];
}
