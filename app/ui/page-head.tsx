import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";

interface PageHeadProps {
  trail: readonly Crumb[];
  title: string;
  lead?: string | undefined;
  /** A link below the lead. */
  action?: ReactNode;
  /** Shown beside the title on wide screens: a chart, a picture. */
  children?: ReactNode;
}

/** The opening of a page without a banner. */
export function PageHead({ trail, title, lead, action, children }: PageHeadProps) {
  return (
    <header className="page-head wrap">
      <Breadcrumb trail={trail} />
      <div className="page-head__row grid">
        <div className={children ? "page-head__text page-head__text--beside" : "page-head__text"}>
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {action && <div className="page-head__action">{action}</div>}
        </div>
        {children && <div className="page-head__aside">{children}</div>}
      </div>
    </header>
  );
}
