import { sitePages } from "#content/page-registry.ts";
import { createContext, use, useEffect, useMemo, type ReactNode } from "react";
import { loadChunk } from "#app/boot/load-chunk.ts";
import type { PageTerm } from "./page-terms.ts";

interface KnownTerms {
  ids: ReadonlySet<string>;
  byWord: ReadonlyMap<string, string>;
  /** Finds the words. Missing if there are none. */
  pattern: RegExp | undefined;
}

const Terms = createContext<KnownTerms>({ ids: new Set(), byWord: new Map(), pattern: undefined });

/** Events after which a visitor may want a hint. Its code is not fetched before. */
const signs = ["pointermove", "touchstart", "focusin", "keydown"];

/**
 * Provides the terms to its children. Each is a link to the glossary; with script its explanation is shown on hover, focus and
 * touch.
 */
export function TermHints({ terms, children }: { terms: PageTerm[]; children: ReactNode }) {
  useEffect(() => {
    if (terms.length === 0) return undefined;
    const leaving = new AbortController();
    const wanted = new AbortController();
    const load = ({ target }: Event) => {
      // A press of a link wants the next page.
      if (target instanceof Element && target.closest("a:not(.term)")) return;
      wanted.abort();
      void loadChunk("term hints", () => import("./term-hints.ts"))
        .then(({ showTermHints }) => showTermHints(terms, leaving.signal))
        // If it does not load, the terms lead to the glossary, as without script.
        .catch((error: unknown) => console.warn(error));
    };
    for (const sign of signs) addEventListener(sign, load, { passive: true, signal: wanted.signal });
    return () => {
      wanted.abort();
      leaving.abort();
    };
  }, [terms]);
  const value = useMemo(() => known(terms), [terms]);
  return <Terms value={value}>{children}</Terms>;
}

/** A word that the glossary explains under this key; plain text if it has no such key. */
export function Term({ id, children }: { id?: string | undefined; children: ReactNode }) {
  const { ids } = use(Terms);
  if (id === undefined || !ids.has(id)) return children;
  return (
    <a className="term" href={`${sitePages.glossary.path}#${id}`} data-term={id}>
      {children}
    </a>
  );
}

/** A figure with the words that the glossary explains as terms. */
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
