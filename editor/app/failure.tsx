interface FailureProps {
  /** The error message; if absent, nothing is shown. */
  words: string | undefined;
  /** Shown in a form rather than across a whole screen. */
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
