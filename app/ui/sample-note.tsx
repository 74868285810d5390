interface SampleNoteProps {
  /** Why it stands here, or what it was read from. */
  note?: string | undefined;
}

/** Says quietly that a value stands in for one that the supplier has still to give. */
export function SampleNote({ note }: SampleNoteProps) {
  return <small className="sample-note">Sample value{note && <>. {note}</>}</small>;
}
