interface FailureProps {
  /** What went wrong; nothing is shown without it. */
  words: string | undefined;
  /** It stands in a form, and not over a whole screen. */
  inForm?: boolean;
}

/** What went wrong, said at once by a screen reader. */
export function Failure({ words, inForm = false }: FailureProps) {
  if (words === undefined) return null;
  return (
    <p role="alert" className={inForm ? "text-field__error" : "notice notice--error"}>
      {words}
    </p>
  );
}
