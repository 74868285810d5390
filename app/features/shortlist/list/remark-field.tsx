import { useId } from "react";
import { shortlistLimits } from "./shortlist.ts";

interface RemarkFieldProps {
  remark: string;
  onInput: (remark: string) => void;
  onBlur?: () => void;
}

/** The visitor's remark on an item. */
export function RemarkField({ remark, onInput, onBlur }: RemarkFieldProps) {
  const id = useId();
  return (
    <div className="remark-field">
      <label htmlFor={id}>Remark</label>
      <input
        id={id}
        className="text-field__control"
        autoComplete="off"
        maxLength={shortlistLimits.remarkLength}
        value={remark}
        onChange={({ currentTarget }) => onInput(currentTarget.value)}
        onBlur={onBlur}
      />
    </div>
  );
}
