import { useState, type ChangeEvent, type KeyboardEvent } from "react";

interface ComboboxOptions {
  /** The prefix of the identifiers of the list and its options. */
  id: string;
  text: string;
  onText: (text: string) => void;
  /** How many options match the text. */
  optionCount: number;
  /** Called with the index of the option that Enter selects. */
  onChoose: (place: number) => void;
  /** Called for Enter while no option is active. If given, no option is active until an arrow key is pressed; otherwise the first is active at once. */
  onEnter?: () => void;
  /** Whether Escape closes the list, and a second Escape clears the text. Otherwise the surrounding element handles the key. */
  closable?: boolean;
}

/**
 * A text field with a list of options below it. It follows the combobox pattern of the ARIA Authoring Practices: the focus stays in the
 * field, and `aria-activedescendant` names the active option.
 */
export function useCombobox({ id, text, onText, optionCount, onChoose, onEnter, closable = false }: ComboboxOptions) {
  const [closed, setClosed] = useState(false);
  const first = onEnter ? -1 : 0;
  const [chosen, setChosen] = useState(first);
  const expanded = optionCount > 0 && !closed;
  const active = Math.min(chosen, optionCount - 1);
  const listId = `${id}-list`;
  const optionId = (place: number) => `${id}-option-${place}`;

  function change(value: string) {
    onText(value);
    setClosed(false);
    setChosen(first);
  }
  function move(by: number) {
    setClosed(false);
    // If no option is active, Down moves to the first and Up to the last.
    const from = active < 0 && by < 0 ? 0 : active;
    setChosen((from + (expanded ? by : 0) + optionCount) % optionCount);
  }
  function onEscape() {
    if (closed) onText("");
    else setClosed(true);
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent, altKey, ctrlKey, metaKey } = event;
    if (isComposing(nativeEvent) || altKey || ctrlKey || metaKey) return;
    if (key === "Escape" && closable) onEscape();
    else if (key === "Enter" && expanded && active >= 0) onChoose(active);
    else if (key === "Enter" && onEnter) onEnter();
    else if (key === "ArrowDown" && optionCount > 0) move(1);
    else if (key === "ArrowUp" && optionCount > 0) move(-1);
    else return;
    event.preventDefault();
  }

  return {
    active,
    closed,
    close: () => setClosed(true),
    expanded,
    listId,
    optionId,
    fieldProps: {
      role: "combobox",
      "aria-expanded": expanded,
      "aria-controls": listId,
      "aria-autocomplete": "list",
      "aria-activedescendant": expanded && active >= 0 ? optionId(active) : undefined,
      autoComplete: "off",
      spellCheck: false,
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(target.value),
      onKeyDown,
    } as const,
  };
}

/**
 * Whether a key belongs to the composition of a text, as in Hindi or Japanese. In Safari the key that ends a composition
 * comes after it, with `isComposing` false and the key code of a key that an input method has handled.
 */
function isComposing({ isComposing: composes, keyCode }: KeyboardEvent["nativeEvent"]): boolean {
  return composes || keyCode === 229;
}
