const stepOfKey: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

type PressedKey = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "preventDefault">;

/** Steps with the arrow keys. The vertical ones step only if `vertical` is set, because otherwise they scroll. */
export function stepByArrowKey(event: PressedKey, onStep: (by: 1 | -1) => void, { vertical = false } = {}): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  const by = stepOfKey[key];
  if (!by || altKey || ctrlKey || metaKey) return;
  if (!vertical && (key === "ArrowUp" || key === "ArrowDown")) return;
  event.preventDefault();
  onStep(by);
}
