import { sitePages } from "#content/page-registry.ts";
import type { ReactNode } from "react";
import { ActionLink } from "./action-link.tsx";

interface EmptyListProps {
  /** The identifier of the heading, unique on the page. */
  titleId: string;
  heading: string;
  steps: readonly string[];
  categories: readonly { name: string; path: string; count: string }[];
  /** Shown below the steps. */
  children: ReactNode;
}

/** Shown while a visitor's list is empty: what it is for, how to fill it, and where to start. */
export function EmptyList({ titleId, heading, steps, categories, children }: EmptyListProps) {
  return (
    <section className="empty-list grid" aria-labelledby={titleId}>
      <div className="empty-list__how">
        <h2 id={titleId} tabIndex={-1}>
          {heading}
        </h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {children}
      </div>
      <nav className="empty-list__ways" aria-label="Where to begin">
        <ul>
          {categories.map(({ name, path, count }) => (
            <li key={path}>
              <a href={path}>
                <span>{name}</span>
                <span className="quiet small">{count}</span>
              </a>
            </li>
          ))}
        </ul>
        <ActionLink to={sitePages.product.path}>All products</ActionLink>
      </nav>
    </section>
  );
}
