import { useEffect, useMemo, useRef, type ReactNode } from "react";
import type { FieldMistake, OpenedFile, SaveOutcome } from "./api.ts";
import { PicturesPanel } from "../pictures/app/pictures-panel.tsx";
import { ContentForm } from "./form/content-form.tsx";
import { FieldStatesContext, goToField, type FieldPath, type ReferringKind } from "./form/field-state.ts";
import { placeInWords } from "./form/labels.ts";
import { DraftBar } from "./products/draft-bar.tsx";
import { ProductActions } from "./products/product-actions.tsx";
import { RenamedTexts } from "./products/renamed-texts.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { useFileNames } from "./file-names.ts";
import { SaveBar } from "./save-bar.tsx";
import { Saved } from "./saved.tsx";
import { useEditedFile } from "./use-edited-file.ts";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";

interface FileScreenProps {
  path: string;
  /** The field that is to be shown, as JSON; undefined for the beginning. */
  sought?: string | undefined;
  /** Something was saved, so the list of files may be different. */
  onSaved: () => void | Promise<void>;
}

/** A file in its form. */
export function FileScreen({ path, sought, onSaved }: FileScreenProps) {
  const edited = useEditedFile(path, onSaved);
  const { file, schema, value, isChanged, mistakes, readings, remarks, outcome, failure } = edited;
  const heading = useRef<HTMLHeadingElement>(null);
  useUnsavedWarning(isChanged);
  const soughtField = useMemo(() => fieldIn(sought), [sought]);
  useEffect(() => {
    if (!file?.path) return;
    if (soughtField) goToField(soughtField);
    else heading.current?.focus();
  }, [file?.path, soughtField]);
  const states = useMemo(
    () => ({
      mistakes: mistakes.filter((each) => each.path === path),
      readings,
      remarks,
      figuresToName: file?.figuresToName ?? [],
      kind: referringKind(file?.schema),
      title: file?.title,
      figureLabels: file?.figureLabels ?? {},
      sought: soughtField,
    }),
    [mistakes, readings, remarks, file, path, soughtField],
  );
  if (!file) return <p role="status">{failure ?? "Opening …"}</p>;
  const showTakenBack = async (answer: SaveOutcome) => {
    await edited.show(answer);
    await onSaved();
  };
  return (
    <article className={`file-screen ${file.pageAddress ? "file-screen--with-preview" : ""}`} aria-label={file.title}>
      <header className="file-screen__head">
        <h1 ref={heading} tabIndex={-1}>
          {file.title}
        </h1>
        <p className="caption quiet">{kindOf(file)}</p>
      </header>
      {file.value === undefined ? (
        <Unreadable mistakes={mistakes} />
      ) : (
        <>
          <div className="file-screen__form">
            {file.isDraft && (
              <DraftBar
                path={path}
                mistakes={mistakes.length}
                isChanged={isChanged}
                onPublished={async (answer) => {
                  await onSaved();
                  await edited.show(answer);
                }}
                onDiscarded={async () => {
                  location.hash = "#/";
                  await onSaved();
                }}
              />
            )}
            {file.isDraft && <RenamedTexts path={path} />}
            <FieldStatesContext value={states}>
              <ContentForm schema={schema!} value={value} onChange={edited.change} />
            </FieldStatesContext>
            <PicturesPanel
              key={file.isDraft ? "draft" : "site"}
              path={path}
              version={file.version}
              isChanged={isChanged}
              onSaved={edited.load}
            />
            {file.schema === "product" && !file.isDraft && (
              <ProductActions file={file} isChanged={isChanged} onSaved={onSaved} />
            )}
          </div>
          {file.pageAddress && <PreviewPane path={path} value={edited.tidied} address={file.pageAddress} />}
          <SaveBar
            outcome={
              outcome && (
                <Outcome outcome={outcome} onTakenBack={showTakenBack} onLoad={edited.load} onMerge={edited.loadWith} />
              )
            }
            failure={failure}
            isChanged={isChanged}
            changes={edited.changes}
            canSave={edited.isChecked && (file.isDraft === true || mistakes.length === 0)}
            saveLabel={file.isDraft ? "Save the draft" : "Save"}
            onDiscard={edited.load}
            onSave={edited.save}
          >
            <Mistakes mistakes={mistakes} path={path} isOpen={!file.isDraft} />
          </SaveBar>
        </>
      )}
    </article>
  );
}

/** What is being edited, with the name of its file for whoever looks after the site: `Draft of a product · corkPanel.yaml`. */
function kindOf({ path, schema, isDraft }: OpenedFile): string {
  const kinds: Record<string, string> = {
    product: "Product",
    category: "Category",
    "swatch-set": "Colours and finishes",
  };
  const kind = kinds[schema] ?? (path.startsWith("pages/") ? "Page" : "Text of several pages");
  const name = path.slice(path.lastIndexOf("/") + 1);
  return `${isDraft ? "Draft of a product" : kind} · ${name}`;
}

/** The kind of file, if its texts may name figures that the form offers. */
function referringKind(schema: string | undefined): ReferringKind | undefined {
  return schema === "product" || schema === "category" ? schema : undefined;
}

/** The path of a field that an address gives as JSON, such as `["offices","corporate"]`. */
function fieldIn(text: string | undefined): FieldPath | undefined {
  try {
    const field: unknown = JSON.parse(text ?? "");
    const isPath = Array.isArray(field) && field.every((part) => ["string", "number"].includes(typeof part));
    return isPath ? (field as FieldPath) : undefined;
  } catch {
    return undefined;
  }
}

function Unreadable({ mistakes }: { mistakes: readonly FieldMistake[] }) {
  return (
    <div className="notice notice--error" role="alert">
      <p>This text was changed outside the editor and cannot be read any more, so it has no form:</p>
      <ul>
        {mistakes.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            Line {line}: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every mistake with a link to its field; those that a change makes in other files are named with them. */
function Mistakes({ mistakes, path, isOpen }: { mistakes: readonly FieldMistake[]; path: string; isOpen: boolean }) {
  const nameOf = useFileNames();
  if (mistakes.length === 0) return null;
  return (
    <details className="notice notice--error" open={isOpen}>
      <summary>
        {mistakes.length === 1 ? "One thing has to be corrected:" : `${mistakes.length} things have to be corrected:`}
      </summary>
      <ul>
        {mistakes.map((mistake) => (
          <li key={JSON.stringify([mistake.path, mistake.at, mistake.message])}>
            {mistake.path === path ? (
              <button type="button" className="quiet-button" onClick={() => goToField(mistake.at)}>
                {placeInWords(mistake.at) || "The whole of it"}
              </button>
            ) : (
              <a className="quiet-button" href={`#/${mistake.path}`}>
                {nameOf(mistake.path).name}, {placeInWords(mistake.at)}
              </a>
            )}
            {": "}
            {mistake.message}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface OutcomeProps {
  outcome: SaveOutcome;
  onTakenBack: (outcome: SaveOutcome) => Promise<void>;
  onLoad: () => Promise<void>;
  onMerge: (merged: unknown) => Promise<void>;
}

function Outcome({ outcome, onTakenBack, onLoad, onMerge }: OutcomeProps): ReactNode {
  if (outcome.outcome === "saved" || outcome.outcome === "taken back")
    return <Saved outcome={outcome} onTakenBack={onTakenBack} />;
  if (outcome.outcome === "kept") return <p>The draft is saved.</p>;
  if (outcome.outcome === "changed elsewhere") {
    return (
      <>
        <p>Not saved: somebody has changed this since you opened it. {outcome.changes}</p>
        {outcome.merged !== undefined && (
          <button type="button" className="quiet-button" onClick={() => void onMerge(outcome.merged)}>
            Put what I typed on top of it
          </button>
        )}{" "}
        <button type="button" className="quiet-button" onClick={() => void onLoad()}>
          Show it as it is now; what I typed is lost
        </button>
      </>
    );
  }
  return (
    <p>
      {outcome.outcome === "refused" ? "Not saved, because of what has to be corrected." : "Nothing was different."}
    </p>
  );
}
