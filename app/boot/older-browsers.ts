// For browsers before popovers and before the media feature `scripting`: docs/decisions/browsers.md says which.

/** Opens the menu with a script if the browser has no popovers, and applies the styles for browsers with JavaScript. */
export function startOlderBrowser(): void {
  const header = document.querySelector<HTMLElement>(".site-header");
  if (header && !("popover" in HTMLElement.prototype)) startMenu(header);
  if (!matchMedia("(scripting)").matches)
    for (const sheet of document.styleSheets) applyStylesForScript([...sheet.cssRules]);
}

function startMenu(header: HTMLElement): void {
  const buttons = [...header.querySelectorAll<HTMLElement>('[aria-controls="menu"]')];
  const show = (open: boolean) => {
    header.toggleAttribute("data-menu-open", open);
    for (const button of buttons) button.setAttribute("aria-expanded", String(open));
  };
  const isOpen = () => header.hasAttribute("data-menu-open");
  for (const button of buttons) button.addEventListener("click", () => show(!isOpen()));
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !isOpen()) return;
    show(false);
    buttons.find((button) => button.offsetParent !== null)?.focus();
  });
  // Also a press on a link of the menu closes it, because the browser may keep the page.
  addEventListener("click", ({ target }) => {
    const pressed = target as Element;
    if (!pressed.closest("#menu, [aria-controls='menu']") || pressed.closest("#menu a")) show(false);
  });
}

/** Without the media feature, neither the rules for browsers with JavaScript nor those for browsers without it apply. */
function applyStylesForScript(rules: readonly CSSRule[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule)
      rule.media.mediaText = rule.media.mediaText.replace(/\(scripting:\s*enabled\)/, "(min-width: 0)");
    if ("cssRules" in rule) applyStylesForScript([...(rule.cssRules as CSSRuleList)]);
  }
}
