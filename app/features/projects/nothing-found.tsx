import { Link } from "react-router";

interface NothingFoundProps {
  /** The region without a match. */
  label: string;
  /** The regions with matches. */
  others: { label: string; matches: number; href: string }[];
  clearHref: string;
}

/** Shown instead of a region's table when no project matches, with links to those that do. */
export function NothingFound({ label, others, clearHref }: NothingFoundProps) {
  return (
    <div className="nothing-found">
      <p className="nothing-found__words">
        {others.length > 0 ? `No projects in ${label} match.` : "No projects match."}
      </p>
      <ul>
        {others.map((other) => (
          <li key={other.label}>
            <Link to={other.href} preventScrollReset>
              {`${other.matches} in ${other.label}`}
            </Link>
          </li>
        ))}
        <li>
          <Link to={clearHref} preventScrollReset>
            Show all projects
          </Link>
        </li>
      </ul>
    </div>
  );
}
