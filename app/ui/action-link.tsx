import type { ComponentProps, MouseEventHandler, ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface ActionLinkProps {
  to: string;
  children: ReactNode;
  /** Accessible name if the visible words do not say where the link leads. It must contain them. */
  label?: string;
  /** By default an arrow to the right, drawn by the style sheet. */
  icon?: string;
  /** `line` is underlined text, `button` a filled one, `light` a filled one on a dark ground. */
  look?: "line" | "button" | "light";
  download?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** A click waits until the island has hydrated, because `onClick` must run before navigation. */
  waitsForScript?: boolean;
}

/** A link that asks the visitor to do something: continue, download, enquire. */
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
      {/* React replaces an only child as a whole, even if a translator has wrapped its text. */}
      {icon ? (
        <>
          {children}
          <Icon name={icon} />
        </>
      ) : (
        children
      )}
    </a>
  );
}

interface ActionButtonProps extends Omit<ComponentProps<"button">, "className"> {
  /** The name of an icon at its end, or the icon itself. */
  icon?: ReactNode;
  look?: "line" | "button";
}

/** A button that looks like such a link. */
export function ActionButton({ icon, look = "line", type = "button", children, ...attributes }: ActionButtonProps) {
  return (
    <button type={type} className={`action-link action-link--${look}`} {...attributes}>
      <span>{children}</span>
      {typeof icon === "string" ? <Icon name={icon} /> : icon}
    </button>
  );
}
