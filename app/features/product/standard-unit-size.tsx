import type { DetailPage } from "./product-page-content.ts";
import { Statements } from "./statements.tsx";

/** The sizes in which a unit comes, and how to order another. */
export function StandardUnitSize({ sizes, guidance }: NonNullable<DetailPage["standardUnitSize"]>) {
  return (
    <>
      {sizes.length > 0 && (
        <ul className="unit-sizes">
          {sizes.map((size) => (
            <li key={size}>{size}</li>
          ))}
        </ul>
      )}
      {guidance.length > 0 && <Statements statements={guidance} />}
    </>
  );
}
