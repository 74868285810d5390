// What browsers and other programs do to pages. Each function runs in the page, so it can use nothing outside itself.

/** Replaces every text with nested font elements, as browsers' translators do. */
export function translatePage(): void {
  const skipped = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEXTAREA", "TITLE", "OPTION"]);
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (parent && text.data.trim() !== "" && !skipped.has(parent.tagName) && !parent.closest("svg")) texts.push(text);
  }
  for (const text of texts) {
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    outer.dir = "auto";
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.classList.add("translated-ltr");
}

/** Makes links of what looks like a telephone number before the page's script has started, as iPhones do. */
export function linkNumbersBeforeStart(): void {
  addEventListener("DOMContentLoaded", () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const found = /\d[\d ,.–×x/-]{5,}\d/.exec(text.data);
      if (!found || !text.parentElement || text.parentElement.closest("a, script, style, svg, noscript")) continue;
      const link = document.createElement("a");
      link.href = `tel:${found[0].replaceAll(/\D/g, "")}`;
      link.setAttribute("x-apple-data-detectors", "true");
      link.textContent = found[0];
      const rest = text.splitText(found.index);
      rest.data = rest.data.slice(found[0].length);
      rest.before(link);
    }
  });
}

/** Takes popovers from the script of the page. Its document and styles need `withoutPopovers`. */
export function removePopovers(): void {
  for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  for (const name of ["matches", "closest", "querySelector", "querySelectorAll"] as const) {
    const own = Element.prototype[name] as (selector: string) => unknown;
    Element.prototype[name] = function ask(this: Element, selector: string) {
      if (selector.includes(":popover-open"))
        throw new DOMException(`'${selector}' is not a valid selector.`, "SyntaxError");
      return own.call(this, selector);
    } as never;
  }
}

/** A document or style sheet as a browser reads it that has neither popovers nor `:has`. */
export function withoutPopovers(text: string): string {
  return text
    .replaceAll(/ (popover|popovertarget)="/gi, ' data-$1="')
    .replaceAll(/:(has(?=\()|popover-open)/g, ":unknown-$1");
}

/** Adds elements and attributes everywhere, and wraps fields, as password managers, dictionaries and dark modes do. */
export function extendPage(): void {
  for (const element of document.body.querySelectorAll("*")) element.setAttribute("data-extension", "");
  for (const field of document.body.querySelectorAll("input, textarea, select")) {
    field.setAttribute("autocomplete", "off");
    const wrapper = document.createElement("extension-field");
    field.replaceWith(wrapper);
    wrapper.append(field, document.createElement("button"));
  }
  for (const element of document.body.querySelectorAll("page-island, page-island *")) {
    if (element.closest("svg, select, extension-field, textarea, input, picture, table")) continue;
    element.prepend(document.createElement("extension-mark"));
    element.append(document.createElement("extension-mark"));
  }
}

/** Adds elements to forms while the document is parsed, before any script of the page. */
export function markFormsWhileParsing(): void {
  new MutationObserver((list, observer) => {
    for (const form of document.querySelectorAll("main form:not(:has(> extension-mark))"))
      form.prepend(document.createElement("extension-mark"));
    if (document.readyState !== "loading") observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
