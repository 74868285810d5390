import { sitePages } from "#content/page-registry.ts";
import { createContext, use, useMemo, type ReactNode } from "react";
import type { PageTerm } from "./page-terms.ts";

interface KnownTerms {
  ids: ReadonlySet<string>;
  byWord: ReadonlyMap<string, string>;
  /** Finds the terms. Undefined if there are none. */
  pattern: RegExp | undefined;
}

const Terms = createContext<KnownTerms>({ ids: new Set(), byWord: new Map(), pattern: undefined });

/**
 * Provides the terms to its children, which link them to the glossary. Script shows the explanations on hover, focus
 * and touch (`start-hints.ts`).
 */
export function TermHints({ terms, children }: { terms: readonly PageTerm[]; children: ReactNode }) {
  const value = useMemo(() => known(terms), [terms]);
  return <Terms value={value}>{children}</Terms>;
}

/** A word that the glossary explains under this key; plain text if the key does not exist. */
export function Term({ id, children }: { id?: string | undefined; children: ReactNode }) {
  const { ids } = use(Terms);
  if (id === undefined || !ids.has(id)) return children;
  return (
    <a className="term" href={`${sitePages.glossary.path}#${id}`} data-term={id}>
      {children}
    </a>
  );
}

/** A figure in which the words that the glossary explains are terms. */
export function TermText({ text }: { text: string }) {
  const { byWord, pattern } = use(Terms);
  if (!pattern) return text;
  return text.split(pattern).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // Parts have no name of their own, and their order never changes.
      // oxlint-disable-next-line react/no-array-index-key
      <Term key={index} id={byWord.get(part)}>
        {part}
      </Term>
    ),
  );
}

function known(terms: readonly PageTerm[]): KnownTerms {
  const byWord = new Map(terms.flatMap(({ id, words }) => words.map((word) => [word, id] as const)));
  const words = [...byWord.keys()].map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  const pattern = words.length > 0 ? new RegExp(String.raw`(?<!\w)(${words.join("|")})(?!\w)`) : undefined;
  return { ids: new Set(terms.map(({ id }) => id)), byWord, pattern };
}
