import { AppLink } from "./app-link.tsx";

interface BreadcrumbProps {
  /** From the first page to this one. The last is where the visitor is, and no link. */
  trail: { name: string; path: string }[];
}

/** Where the page stands in the site. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? <span aria-current="page">{name}</span> : <AppLink to={path}>{name}</AppLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
