/** A free name: `town-hall`, or else `town-hall-2`, `town-hall-3` and so on. */
export function freeName(base: string, taken: ReadonlySet<string>): string {
  let name = base;
  for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`;
  return name;
}
