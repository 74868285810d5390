/** What can be chosen for a product, in the order in which it is read. */
export const choiceKinds = ["finish", "pattern", "thickness", "size", "edge"] as const;

export type ChoiceKind = (typeof choiceKinds)[number];
