/** The parts of the shortlist that other features and the page frame use. */
export { default as ShortlistCall } from "./adding/shortlist-call.island.tsx";
export { AmountButton } from "./adding/amount-button.tsx";
export { ChooseInPlace } from "./adding/choose-in-place.tsx";
export { pickFinish } from "./list/product-choices.ts";
export type { ChoosableProduct } from "./list/product-choices.ts";
export { default as ShortlistButton } from "./list/shortlist-button.island.tsx";
export { default as ShortlistNotice } from "./list/shortlist-notice.island.tsx";
