import type { MouseEventHandler, ReactNode } from "react";
import { AppLink } from "./app-link.tsx";
import { Icon } from "./icon.tsx";

interface ActionLinkProps {
  to: string;
  children: ReactNode;
  /** Accessible name if the visible words do not say where the link leads. It must contain them. */
  label?: string;
  icon?: string;
  /** `line` is underlined text, `button` a filled one, `light` a filled one on a picture or dark ground. */
  look?: "line" | "button" | "light";
  /** A file to download or an address outside the application, which the browser handles. */
  external?: boolean;
  download?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link that asks the visitor to do something: go on, download, enquire. */
export function ActionLink(props: ActionLinkProps) {
  const { to, children, label, icon = "arrow-right", look = "line", external = false, download, onClick } = props;
  const content = (
    <>
      <span>{children}</span>
      <Icon name={icon} />
    </>
  );
  const common = { className: `action-link action-link--${look}`, "aria-label": label, onClick };
  if (external || download) {
    return (
      <a {...common} href={to} download={download ? "" : undefined}>
        {content}
      </a>
    );
  }
  return (
    <AppLink {...common} to={to}>
      {content}
    </AppLink>
  );
}
