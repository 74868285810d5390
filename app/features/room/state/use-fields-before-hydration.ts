import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

interface FieldsBeforeHydration<State> {
  /** The server-rendered state. */
  state: State;
  /** Reads the state from a query. */
  read: (search: string) => State;
  addressOf: (state: State) => string;
  change: (state: State) => void;
}

/**
 * Takes over what was entered in a form before the script ran. The next render would reset the fields, so the form
 * is read at once.
 * @returns a ref for the form
 */
export function useFieldsBeforeHydration<State>(
  fields: FieldsBeforeHydration<State>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const earlier = useRef<State>(undefined);
  const readForm = useEffectEvent(() => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
    const { state, read, addressOf } = fields;
    const entered = read(new URLSearchParams(entries).toString());
    if (addressOf(entered) !== addressOf(state)) earlier.current = entered;
  });
  const takeOver = useEffectEvent(() => {
    if (earlier.current !== undefined) fields.change(earlier.current);
  });
  useLayoutEffect(() => readForm(), []);
  useEffect(() => takeOver(), []);
  return form;
}
