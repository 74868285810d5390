/**
 * The first element of a page that is not as it was, as deep inside it as possible. Undefined if nothing is different.
 * @param before the same part of the page as it was
 */
export function firstDifference(before: Element, after: Element): Element | undefined {
  if (before.isEqualNode(after)) return undefined;
  const [former, children] = [[...before.children], [...after.children]];
  const index = children.findIndex((child, place) => !former[place]?.isEqualNode(child));
  const [one, other] = [former[index], children[index]];
  if (!other) return after;
  return (one && one.tagName === other.tagName && firstDifference(one, other)) || other;
}
