/** What other features and the frame of the page use of the shortlist. */
export { ShortlistCall } from "./adding/shortlist-call.tsx";
export { ChooseInPlace } from "./adding/choose-in-place.tsx";
export { pickFinish } from "./list/picked-finish.ts";
export { choicesOfProduct } from "./list/choices-of-product.ts";
export type { ChoosableProduct, ProductChoices } from "./list/product-choices.ts";
export { ShortlistButton } from "./list/shortlist-button.tsx";
export { ShortlistNotice } from "./list/shortlist-notice.tsx";
export { useShortlist } from "./list/use-shortlist.ts";
