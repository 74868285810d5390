import { useState, type FocusEvent } from "react";

/** The fields that were visited and left, by element id; all fields after `leaveAll`. */
export function useVisitedFields() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  return {
    isLeft: (id: string) => isAll || left.has(id),
    leaveAll: () => setAll(true),
    /** For the form's container. */
    onBlur({ target }: FocusEvent) {
      const { id } = target;
      if (target.matches("input, textarea, select") && !left.has(id)) setLeft((before) => new Set(before).add(id));
    },
  };
}
