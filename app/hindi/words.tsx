import { createContext, use, useMemo, type ReactNode } from "react";
import type { Translation } from "#content/schema/hindi.ts";
import { createTranslator } from "./translator.ts";

const Words = createContext((text: string) => text);

interface WordsInHindiProps {
  /** Undefined on an English page. */
  words: readonly Translation[] | undefined;
  children: ReactNode;
}

/** Provides the words in Hindi to the parts of an island. */
export function WordsInHindi({ words, children }: WordsInHindiProps) {
  const translate = useMemo(() => {
    const known = createTranslator(words ?? []);
    return (text: string) => known(text) ?? text;
  }, [words]);
  return <Words value={translate}>{children}</Words>;
}

/** Returns a function that gives an English text in the language of the page. */
export function useWords(): (english: string) => string {
  return use(Words);
}
