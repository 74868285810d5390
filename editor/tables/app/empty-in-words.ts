/** In how many rows a column is empty: `empty in one row`. */
export const emptyInWords = (count: number) => `empty in ${count === 1 ? "one row" : `${count} rows`}`;
