import { useEffect, useRef, type ReactNode } from "react";

interface ScreenHeadProps {
  title: string;
  /** What stands above the title. */
  above?: ReactNode;
  children?: ReactNode;
}

/** The head of a screen. Its title takes the focus when it appears, so that a screen reader says what has opened. */
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
