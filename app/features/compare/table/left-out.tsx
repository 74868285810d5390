interface LeftOutProps {
  unknown: readonly string[];
  surplus: readonly string[];
  nameOf: (id: string) => string;
}

/** Says what the address named and is not shown. Words that are no product's are not repeated: anybody can write an address. */
export function LeftOut({ unknown, surplus, nameOf }: LeftOutProps) {
  const sentences = [
    unknown.length === 1 && "One product of this address is not in the catalogue, and was left out.",
    unknown.length > 1 && `${unknown.length} products of this address are not in the catalogue, and were left out.`,
    surplus.length > 0 && `Four products fit side by side. Left out: ${surplus.map(nameOf).join(", ")}.`,
  ].filter(Boolean);
  return sentences.length > 0 && <p className="compare__left-out">{sentences.join(" ")}</p>;
}
