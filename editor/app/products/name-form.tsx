import { use, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { EditorFailure, wordsOf, type IdentityRefusal, type FileSummary } from "../api.ts";
import { Failure } from "../failure.tsx";
import { FilesContext } from "../file-names.ts";
import type { NewProduct } from "./ask-products.ts";

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
        help="Only letters and digits, starting with a lower-case letter."
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

const asked: Readonly<Record<IdentityRefusal["field"], string>> = {
  name: "Enter the name of the product.",
  modelCode: "Enter the model code. All products of this category have one.",
  slug: "Enter the last part of the web address.",
};

/** The messages for empty required fields of a product's name, code and address. */
function emptyFields(needed: Partial<Record<IdentityRefusal["field"], string>>): IdentityRefusal[] {
  const fields: IdentityRefusal["field"][] = ["name", "modelCode", "slug"];
  return fields.filter((field) => needed[field]?.trim() === "").map((field) => ({ field, message: asked[field] }));
}

/** Whether the products of a category have model codes: all, some or none. */
function codesIn(files: readonly FileSummary[], category: string): "all" | "some" | "none" {
  const products = files.filter(({ path, isDraft }) => path.startsWith(`products/${category}/`) && !isDraft);
  const coded = products.filter(({ modelCode }) => modelCode !== undefined);
  return coded.length === 0 ? "none" : coded.length === products.length ? "all" : "some";
}

/** The model code in a name, normalised: `ABPB - 12` and `Executive chair ABPB-12` give `ABPB-12`; else empty. */
function codeInName(name: string): string {
  return /(?<!\S)[A-Z]{2,} ?-? ?\d+(?!\S)/.exec(name)?.[0].replaceAll(" ", "") ?? "";
}

/** The last part of an address, derived from a name: `Cork Panel 12 mm` as `corkPanel12Mm`. */
export function slugOf(name: string): string {
  const words = name
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const joined = words
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join("");
  return joined.replace(/^[0-9]+/, "");
}
