/**
 * The query parameters of the catalogue: the words, a choice in each filter, the order, the view and the number
 * shown.
 */
export const queryParameters = ["q", ...import.meta.env.FILTER_NAMES, "sort", "view", "shown"];
