/** What the catalogue's address can contain: the words, a choice in each filter, the order, the view and how many are shown. */
export const queryParameters = ["q", ...import.meta.env.FILTER_NAMES, "sort", "view", "shown"];
