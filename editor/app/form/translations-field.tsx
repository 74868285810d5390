import type { FieldProps } from "@rjsf/utils";
import { use } from "react";
import type { Translation } from "#content/schema/hindi.ts";
import { FieldSays } from "./field-frame.tsx";
import { FieldStatesContext, idOf, type FieldPath } from "./field-state.ts";
import { TextControl } from "./text-control.tsx";

/** The texts of a file of translations: each in English, with its Hindi beside it. */
export function TranslationsField({ formData, onChange, fieldPathId }: FieldProps) {
  const { englishTexts } = use(FieldStatesContext);
  const written = (Array.isArray(formData) ? formData : []) as Partial<Translation>[];
  const indexes = new Map(written.map(({ english }, index) => [english, index]));
  const change = (next: Partial<Translation>[]) => onChange(next, fieldPathId.path);
  const shown = englishTexts ?? written.map(({ english = "" }) => english);
  const former = written.filter(({ english = "" }) => englishTexts && !englishTexts.includes(english));
  const missing = shown.filter((english) => !written[indexes.get(english) ?? -1]?.hindi?.trim()).length;

  const row = (english: string, key: number) => {
    const index = englishTexts ? (indexes.get(english) ?? written.length + key) : key;
    const own = { english, hindi: written[index]?.hindi };
    return (
      <TranslationRow
        key={key}
        path={[...fieldPathId.path, index, "hindi"]}
        {...own}
        onChange={(hindi) => {
          const next = { english, ...(hindi === "" ? {} : { hindi }) };
          change(index < written.length ? written.with(index, next) : [...written, next]);
        }}
      />
    );
  };
  return (
    <div className="translations">
      <p className="translations__missing" role="status">
        {missing === 0 ? "Every text is in Hindi." : stillInEnglish(missing)}
      </p>
      {shown.map(row)}
      {former.length > 0 && (
        <details className="record">
          <summary>{former.length === 1 ? "1 text" : `${former.length} texts`} no longer on the site</summary>
          {former.map(({ english, hindi }) => (
            <div key={english} className="translations__row">
              <p lang="en">{english}</p>
              <p lang="hi">{hindi}</p>
              <button
                type="button"
                className="quiet-button"
                onClick={() => change(written.filter((each) => each.english !== english))}
              >
                Remove
              </button>
            </div>
          ))}
        </details>
      )}
    </div>
  );
}

function stillInEnglish(count: number): string {
  return count === 1 ? "1 text is still in English." : `${count} texts are still in English.`;
}

interface TranslationRowProps {
  path: FieldPath;
  english: string;
  hindi: string | undefined;
  onChange: (hindi: string) => void;
}

function TranslationRow({ path, english, hindi = "", onChange }: TranslationRowProps) {
  return (
    <div className="translations__row">
      <label htmlFor={idOf(path)} lang="en">
        {english}
      </label>
      <div className="text-field" lang="hi">
        <TextControl path={path} value={hindi} onChange={onChange} lines={english.length > 56} />
        <FieldSays path={path} />
      </div>
    </div>
  );
}
