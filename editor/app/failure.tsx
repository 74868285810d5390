interface FailureProps {
  /** What went wrong; nothing is shown without it. */
  words: string | undefined;
  /** It stands in a form, and not over a whole screen. */
  inForm?: boolean;
}

/** An error message that screen readers announce at once. */
export function Failure({ words, inForm = false }: FailureProps) {
  if (words === undefined) return null;
  return (
    <p role="alert" className={inForm ? "text-field__error" : "notice notice--error"}>
      {words}
    </p>
  );
}
