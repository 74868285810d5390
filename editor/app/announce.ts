const id = "announcements";

/** The attributes of the element that {@link announce} writes into. It has no other content. */
export const announcements = { id, "aria-live": "polite", className: "visually-hidden" } as const;

/** Announces a change to screen readers. */
export function announce(words: string): void {
  const element = document.getElementById(id);
  if (element) element.textContent = words;
}
