import { use, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { EditorFailure, wordsOf, type IdentityRefusal } from "../api.ts";
import { Failure } from "../failure.tsx";
import { FilesContext } from "../file-names.ts";
import type { NewProduct } from "./ask-products.ts";
import { emptyFields } from "./empty-fields.ts";
import { codeInName, codesIn } from "./model-code.ts";
import { slugOf } from "./slug.ts";

interface NameFormProps {
  /** The category, with which the address begins. */
  category: string;
  submitLabel: string;
  /** The product's present name; if given, only the address is asked for. */
  present?: string | undefined;
  /** The form opened without a click, so its first field takes the focus. */
  takesFocus?: boolean;
  /** Rejects with the errors of the editor's server. */
  onSubmit: (product: NewProduct) => Promise<void>;
  children?: ReactNode;
}

/**
 * Asks for a product's name, its model code if its category has codes, and the last part of its address, which is derived from the code or
 * name until it is typed.
 */
export function NameForm({ category, submitLabel, present, takesFocus = false, onSubmit, children }: NameFormProps) {
  const codes = codesIn(use(FilesContext), category);
  const hasCode = present === undefined && codes !== "none";
  const [name, setName] = useState("");
  const [typedCode, setTypedCode] = useState<string>();
  const [typedSlug, setTypedSlug] = useState<string | undefined>(present);
  const [refusals, setRefusals] = useState<readonly IdentityRefusal[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const code = hasCode ? (typedCode ?? codeInName(name)).trim() : "";
  const slug = typedSlug ?? slugOf(code || name);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector("input")?.focus({ preventScroll: true });
  }, [takesFocus]);
  const refusalOf = (field: IdentityRefusal["field"]) => refusals.find((each) => each.field === field)?.message;
  const refuse = (refused: readonly IdentityRefusal[]) => {
    flushSync(() => setRefusals(refused));
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  };
  const submit = async () => {
    const unfilled = emptyFields({
      ...(present === undefined ? { name } : {}),
      ...(hasCode && codes === "all" ? { modelCode: code } : {}),
      slug,
    });
    if (unfilled.length > 0) return refuse(unfilled);
    setBusy(true);
    setProblem(undefined);
    setRefusals([]);
    try {
      await onSubmit({ name: name.trim(), slug, ...(code ? { modelCode: code } : {}) });
    } catch (error) {
      const refused = error instanceof EditorFailure ? error.refusals : undefined;
      if (!refused) return setProblem(wordsOf(error));
      refuse(refused);
    } finally {
      setBusy(false);
    }
  };
  /** An error disappears when its field changes. */
  const settle = (field: IdentityRefusal["field"]) => setRefusals(refusals.filter((each) => each.field !== field));
  return (
    <form
      ref={form}
      className="name-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {present === undefined && (
        <NameField
          label="Name"
          value={name}
          required
          refusal={refusalOf("name")}
          onChange={(text) => {
            setName(text);
            settle("name");
          }}
        />
      )}
      {hasCode && (
        <NameField
          label={codes === "all" ? "Model code" : "Model code, if it has one"}
          value={typedCode ?? code}
          required={codes === "all"}
          refusal={refusalOf("modelCode")}
          onChange={(text) => {
            setTypedCode(text);
            settle("modelCode");
          }}
        />
      )}
      <NameField
        label="Web address"
        before={`/${category}/`}
        help="Letters and digits without spaces, starting with a lower-case letter."
        value={slug}
        required
        maxLength={60}
        refusal={refusalOf("slug")}
        onChange={(text) => {
          setTypedSlug(text);
          settle("slug");
        }}
      />
      {children}
      <Failure words={problem} inForm />
      <button type="submit" className="action-link action-link--button" disabled={isBusy}>
        {submitLabel}
      </button>
    </form>
  );
}

interface NameFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** The error for the current value. */
  refusal: string | undefined;
  required: boolean;
  /** A prefix before the input. */
  before?: string;
  help?: string;
  maxLength?: number;
}

/** One of the fields, with its error. */
function NameField({ label, value, onChange, refusal, before, help, maxLength = 100, ...input }: NameFieldProps) {
  const id = useId();
  const describedBy = [before && `${id}-before`, help && `${id}-help`, refusal && `${id}-refusal`].filter(Boolean);
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <div className="name-form__address">
        {before && <span id={`${id}-before`}>{before}</span>}
        <input
          id={id}
          className="text-field__control"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={describedBy.join(" ") || undefined}
          value={value}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
          {...input}
        />
      </div>
      {help && (
        <p id={`${id}-help`} className="caption quiet">
          {help}
        </p>
      )}
      {refusal && (
        <p id={`${id}-refusal`} className="text-field__error">
          {refusal}
        </p>
      )}
    </div>
  );
}
