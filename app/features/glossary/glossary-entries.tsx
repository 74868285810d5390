/** A term as the glossary explains it. */
export interface GlossaryTerm {
  /** Its anchor. */
  id: string;
  term: string;
  /** The words that an abbreviation stands for. */
  name?: string | undefined;
  definition: string;
  /** The standard or book that defines it. */
  source: string;
}

/** The terms: an index, and below it the explanations. */
export function GlossaryEntries({ terms }: { terms: readonly GlossaryTerm[] }) {
  return (
    <div className="glossary wrap">
      <nav className="glossary__index" aria-label="Terms">
        <ul>
          {terms.map(({ id, term }) => (
            <li key={id}>
              <a href={`#${id}`}>{term}</a>
            </li>
          ))}
        </ul>
      </nav>
      <dl>
        {terms.map(({ id, term, name, definition, source }) => (
          <div key={id} id={id} className="glossary__entry grid">
            <dt>
              <span className="glossary__term">{term}</span>
              {name && <span className="glossary__name">{name}</span>}
            </dt>
            <dd>{definition}</dd>
            <dd className="glossary__source">{source}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
