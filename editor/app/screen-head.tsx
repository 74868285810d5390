import { useEffect, useRef, type ReactNode } from "react";

interface ScreenHeadProps {
  title: string;
  /** Content above the title. */
  above?: ReactNode;
  children?: ReactNode;
}

/** The head of a screen. Its title takes the focus on opening, so that screen readers announce the screen. */
export function ScreenHead({ title, above, children }: ScreenHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="file-screen__head">
      {above}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  );
}
