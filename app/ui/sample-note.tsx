interface SampleNoteProps {
  /** Why it is shown, or where it comes from. */
  note?: string | undefined;
}

/** Explains the asterisk beside a value. */
export const sampleMarkNote = "* Sample value.";

/** Marks a sample value that the supplier has yet to replace. */
export function SampleNote({ note }: SampleNoteProps) {
  return <small className="sample-note">Sample value{note && <>. {note}</>}</small>;
}
