/**
 * Reports each text that React changes, removes or inserts something before although it is not all of its element's
 * content. A translator replaces texts by elements, so React would change a text that is no longer on the page, or
 * fail. A text that is the only child in the code is safe: React sets the content of the element and keeps no reference
 * to its node. What is not translated is safe too. The function also runs in pages of the built site, so it can use
 * nothing outside itself.
 */
export function reportChangingTexts(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  const report = (text: Node | null, parent: Node | null, change: string) => {
    if (text?.nodeType !== Node.TEXT_NODE || text.nodeValue?.trim() === "") return;
    // React refers from a node to its own data if it keeps a reference to the node.
    if (!Object.keys(text).some((key) => key.startsWith("__reactFiber"))) return;
    const element = parent as Element | null;
    if (!element?.isConnected || element.closest("svg, select, title, [translate=no]")) return;
    const opening = element.cloneNode(false) as Element;
    console.error(`'${text.nodeValue}' is ${change}, but needs an element of its own in ${opening.outerHTML}`);
  };
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...value,
    set(this: Node, next: string | null) {
      report(this, this.parentNode, "changed");
      value?.set?.call(this, next);
    },
  });
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    report(child, this, "removed");
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(this: Node, child: Child, before: Node | null) {
    report(before, this, "what another node is inserted before");
    return insertBefore.call(this, child, before) as Child;
  };
}
