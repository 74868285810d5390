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
  /** Whether Escape closes the list, and a second Escape clears the text. Otherwise the surrounding element handles the key. */
  closable?: boolean;
}

/**
 * A text field with a list of options below it, after the combobox pattern of the ARIA Authoring Practices: the focus stays in the field,
 * which names the active option.
 */
export function useCombobox({ id, text, onText, optionCount, onChoose, closable = false }: ComboboxOptions) {
  const [closed, setClosed] = useState(false);
  const [chosen, setChosen] = useState(0);
  const expanded = optionCount > 0 && !closed;
  const active = Math.min(chosen, optionCount - 1);
  const listId = `${id}-list`;
  const optionId = (place: number) => `${id}-option-${place}`;

  function change(value: string) {
    onText(value);
    setClosed(false);
    setChosen(0);
  }
  function move(by: number) {
    setClosed(false);
    setChosen((active + (expanded ? by : 0) + optionCount) % optionCount);
  }
  function onEscape() {
    if (closed) onText("");
    else setClosed(true);
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent, altKey, ctrlKey, metaKey } = event;
    if (isComposing(nativeEvent) || altKey || ctrlKey || metaKey) return;
    if (key === "Escape" && closable) onEscape();
    else if (key === "Enter" && expanded) onChoose(active);
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
      "aria-activedescendant": expanded ? optionId(active) : undefined,
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
