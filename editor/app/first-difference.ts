/**
 * The first changed element of a page, as deeply nested as possible; undefined if nothing has changed.
 * @param before the previous version of that part of the page
 */
export function firstDifference(before: Element, after: Element): Element | undefined {
  if (before.isEqualNode(after)) return undefined;
  const [former, children] = [[...before.children], [...after.children]];
  const index = children.findIndex((child, place) => !former[place]?.isEqualNode(child));
  const [one, other] = [former[index], children[index]];
  if (!other) return after;
  return (one && one.tagName === other.tagName && firstDifference(one, other)) || other;
}
