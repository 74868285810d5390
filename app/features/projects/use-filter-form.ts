import { useEffect, useRef, type FormEvent, type RefObject } from "react";
import { useNavigate, useNavigationType } from "react-router";
import { filterNames, readFilters, type ProjectFilters } from "./filters.ts";

/** How long the visitor's typing rests before it is taken. */
const typingRestMs = 200;

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Keeps a form and the address in step: a choice gets an entry of the history, a search one for all of its letters, and Back brings
 * the form to where it was. What was entered before the script had taken over counts too.
 */
export function useFilterForm(filters: ProjectFilters, hrefOf: (filters: ProjectFilters) => string) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The search field has an entry of the history since it got the focus. */
  const hasEntry = useRef(false);

  function take(replace: boolean) {
    clearTimeout(rest.current);
    const asked = readForm(form.current);
    if (asked && filterNames.some((name) => asked[name] !== filters[name])) {
      void navigate(hrefOf(asked), { replace, preventScrollReset: true });
    }
  }
  const latestTake = useRef(take);
  useEffect(() => {
    latestTake.current = take;
  });
  useEffect(() => {
    latestTake.current(true);
    return () => clearTimeout(rest.current);
  }, []);
  useSync(form, filters, navigationType === "POP");

  function onInput({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement)) {
      hasEntry.current = false;
      take(false);
      return;
    }
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      latestTake.current(hasEntry.current);
      hasEntry.current = true;
    }, typingRestMs);
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    take(hasEntry.current);
  }
  return { ref: form, onInput, onSubmit, onBlur: () => (hasEntry.current = false) };
}

function readForm(form: HTMLFormElement | null): ProjectFilters | undefined {
  if (!form) return undefined;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") query.set(name, value);
  }
  return readFilters(query);
}

/** Writes the address's filters into the form, but never under the visitor's hands. */
function useSync(form: RefObject<HTMLFormElement | null>, filters: ProjectFilters, wentBack: boolean) {
  const mounted = useRef(false);
  const { q, state, client, room } = filters;
  useEffect(() => {
    if (!mounted.current) {
      mounted.current = true;
      return;
    }
    const wanted = { q, state, client, room };
    for (const name of filterNames) {
      const control = form.current?.elements.namedItem(name) as Control | null;
      if (control && (wentBack || control !== document.activeElement)) control.value = wanted[name];
    }
  }, [form, q, state, client, room, wentBack]);
}
