import { useEffect, useRef, type FormEvent, type RefObject } from "react";
import { useNavigate, useNavigationType } from "react-router";
import { filterNames, readFilters, type ProjectFilters } from "./filters.ts";

/** How long to wait after the last keystroke. */
const typingDelayMs = 200;

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Synchronises a form with the address. Each choice from a list adds a history entry; typing in the search field
 * adds one in all; Back restores the form. Values entered before the script started count too.
 */
export function useFilterForm(filters: ProjectFilters, hrefOf: (filters: ProjectFilters) => string) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The search field has added a history entry since it was focused. */
  const hasHistoryEntry = useRef(false);

  function apply(replace: boolean) {
    clearTimeout(timer.current);
    const next = readForm(form.current);
    if (next && filterNames.some((name) => next[name] !== filters[name])) {
      void navigate(hrefOf(next), { replace, preventScrollReset: true });
    }
  }
  const latestApply = useRef(apply);
  useEffect(() => {
    latestApply.current = apply;
  });
  useEffect(() => {
    latestApply.current(true);
    return () => clearTimeout(timer.current);
  }, []);
  useFormSync(form, filters, navigationType === "POP");

  function onInput({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement)) {
      hasHistoryEntry.current = false;
      apply(false);
      return;
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      latestApply.current(hasHistoryEntry.current);
      hasHistoryEntry.current = true;
    }, typingDelayMs);
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    apply(hasHistoryEntry.current);
  }
  return { ref: form, onInput, onSubmit, onBlur: () => (hasHistoryEntry.current = false) };
}

function readForm(form: HTMLFormElement | null): ProjectFilters | undefined {
  if (!form) return undefined;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") query.set(name, value);
  }
  return readFilters(query);
}

/** Writes the address's filters into the form, but not into a focused field, except after Back or Forward. */
function useFormSync(form: RefObject<HTMLFormElement | null>, filters: ProjectFilters, wentBack: boolean) {
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
