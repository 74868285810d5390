import { useId, type ReactNode } from "react";

interface RepeatProps {
  /** Where each copy stands, as SVG transforms; the first holds the drawing itself. */
  at: readonly string[];
  children: ReactNode;
}

/** One drawing in several places, written once. */
export function Repeat({ at, children }: RepeatProps) {
  const id = useId();
  const [first, ...others] = at;
  return (
    <>
      <g transform={first}>
        <g id={id}>{children}</g>
      </g>
      {others.map((transform) => (
        <use key={transform} href={`#${id}`} transform={transform} />
      ))}
    </>
  );
}
