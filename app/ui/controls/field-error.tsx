import { Icon } from "../icon.tsx";

interface FieldErrorProps {
  /** The field's `aria-describedby`. */
  id: string;
  children: string;
}

/** What is wrong with a field, below it. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className="text-field__error" id={id}>
      <Icon name="error" sizePx={18} />
      <span>{children}</span>
    </p>
  );
}
