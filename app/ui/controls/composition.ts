/**
 * Whether a key belongs to the composition of a text, as in Hindi or Japanese. In Safari the key that ends a composition
 * comes after it, with `isComposing` false and the key code of a key that an input method has handled.
 */
export function isComposing({ isComposing: composes, keyCode }: KeyboardEvent): boolean {
  return composes || keyCode === 229;
}
