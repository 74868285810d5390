import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

interface FormBeforeHydration<State> {
  form: () => HTMLFormElement | null;
  /** The state that the fields describe, from their values as a query; undefined if nothing was entered. */
  read: (query: string) => State | undefined;
  takeOver: (state: State) => void;
}

/**
 * Takes over what was entered in a form before the script ran. The next render would reset the fields, so the form
 * is read at once.
 */
export function useFormBeforeHydration<State>({ form, read, takeOver }: FormBeforeHydration<State>): void {
  const entered = useRef<State>(undefined);
  const readForm = useEffectEvent(() => {
    const element = form();
    if (!element) return;
    const fields = [...new FormData(element)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
    entered.current = read(new URLSearchParams(fields).toString());
  });
  const takeOverEntered = useEffectEvent(() => {
    if (entered.current !== undefined) takeOver(entered.current);
  });
  useLayoutEffect(() => readForm(), []);
  useEffect(() => takeOverEntered(), []);
}
