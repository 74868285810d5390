/** A size such as `600 × 1200 mm`, or a figure and its unit. */
const figure = /(\d\S*(?: × \d\S*)+(?: mm(?!\w))?|\d\S* (?:mm|kg\/m[²³]|kg)(?!\w))/;

/** Prose whose sizes and figures stay on one line, each with its unit. */
export function FigureText({ text }: { text: string }) {
  return text.split(figure).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // Parts have no name of their own, and their order never changes.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
}
