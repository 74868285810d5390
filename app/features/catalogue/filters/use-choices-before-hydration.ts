import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { printState, readState, type AddressChoices, type CatalogueState } from "../address.ts";

/**
 * Takes over choices made in the form before the script ran. The next render would reset the fields, so the form
 * is read at once.
 */
export function useChoicesBeforeHydration(
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
    // The search words stay in their field: the visitor may still be typing.
    const asked = { ...readState(new URLSearchParams(fields).toString(), choices), query, shown };
    if (printState(asked, choices) !== printState(state, choices)) earlier.current = asked;
  });
  useLayoutEffect(() => read(), []);
  useEffect(() => takeOver(), []);
}
