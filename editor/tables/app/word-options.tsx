/** The words that a column allows, as choices of a list: what the tables say, by what is printed. */
export function WordOptions({ words }: { words: Readonly<Record<string, string>> }) {
  return Object.entries(words).map(([key, printed]) => (
    <option key={key} value={key}>
      {printed}
    </option>
  ));
}
