import type { MouseEventHandler, ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface ActionLinkProps {
  to: string;
  children: ReactNode;
  /** Accessible name if the visible words do not say where the link leads. It must contain them. */
  label?: string;
  /** An arrow to the right, drawn by the style sheet, if none is named. */
  icon?: string;
  /** `line` is underlined text, `button` a filled one, `light` a filled one on a picture or dark ground. */
  look?: "line" | "button" | "light";
  download?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** A press waits until the island has started, because `onClick` must run before the link is followed. */
  waitsForScript?: boolean;
}

/** A link that asks the visitor to do something: go on, download, enquire. */
export function ActionLink(props: ActionLinkProps) {
  const { to, children, label, icon, look = "line", download, onClick, waitsForScript } = props;
  return (
    <a
      className={`action-link action-link--${look}${icon ? "" : " action-link--arrow"}`}
      aria-label={label}
      href={to}
      download={download ? "" : undefined}
      onClick={onClick}
      data-waits={waitsForScript ? "" : undefined}
    >
      <span>{children}</span>
      {icon && <Icon name={icon} />}
    </a>
  );
}
