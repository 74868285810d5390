import { ActionLink } from "../../ui/action-link.tsx";
import { AppLink } from "../../ui/app-link.tsx";
import type { EmptyContent } from "./page.ts";

/** What the list is for, how it is filled, and where to begin. */
export function EmptyList({ heading, steps, note, categories }: EmptyContent) {
  return (
    <section className="empty-list grid" aria-labelledby="empty-list-title">
      <div className="empty-list__how">
        <h2 id="empty-list-title" tabIndex={-1}>
          {heading}
        </h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="small quiet">{note}</p>
      </div>
      <nav className="empty-list__ways" aria-label="Where to begin">
        <ul>
          {categories.map(({ name, path, count }) => (
            <li key={path}>
              <AppLink to={path}>
                <span>{name}</span>
                <span className="quiet small">{count}</span>
              </AppLink>
            </li>
          ))}
        </ul>
        <ActionLink to="/product">All products</ActionLink>
      </nav>
    </section>
  );
}
