import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { printState, readState, type AddressChoices, type CatalogueState } from "../address.ts";

/**
 * Takes over what was chosen in the form before the script ran. React keeps a field as the visitor left it only until it renders it again,
 * so the form is read at once.
 */
export function useEarlierChoices(
  formId: string,
  choices: AddressChoices,
  state: CatalogueState,
  show: (changes: Partial<CatalogueState>) => void,
): void {
  const earlier = useRef<CatalogueState>(undefined);
  const takeOver = useEffectEvent(() => {
    if (earlier.current) show(earlier.current);
  });
  const read = useEffectEvent(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
    const { query, shown } = state;
    // The words are left to their field: somebody may still be typing.
    const asked = { ...readState(new URLSearchParams(fields).toString(), choices), query, shown };
    if (printState(asked, choices) !== printState(state, choices)) earlier.current = asked;
  });
  useLayoutEffect(() => read(), []);
  useEffect(() => takeOver(), []);
}
