interface LeftOutProps {
  unknown: readonly string[];
  surplus: readonly string[];
  nameOf: (id: string) => string;
}

/** Says what the address named and is not shown. */
export function LeftOut({ unknown, surplus, nameOf }: LeftOutProps) {
  const sentences = [
    unknown.length === 1 && `${unknown[0]} is not in the catalogue, and was left out.`,
    unknown.length > 1 && `${unknown.join(", ")} are not in the catalogue, and were left out.`,
    surplus.length > 0 && `Four products fit side by side. Left out: ${surplus.map(nameOf).join(", ")}.`,
  ].filter(Boolean);
  return sentences.length > 0 && <p className="compare__left-out">{sentences.join(" ")}</p>;
}
