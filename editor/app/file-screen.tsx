import { useCallback, useEffect, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { goTo } from "./address.ts";
import { renderPage, type OpenedFile, type SaveOutcome } from "./api.ts";
import { groupOf } from "#content/load/group.ts";
import { NextTask } from "../launch/app/next-task.tsx";
import { openPhotographForm } from "../pictures/app/open-photograph.ts";
import { PicturesPanel } from "../pictures/app/pictures-panel.tsx";
import { SuppliedFilesPanel } from "../supplied-files/app/supplied-files-panel.tsx";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { afterPress } from "./form/after-press.ts";
import { ContentForm } from "./form/content-form.tsx";
import { FieldStatesContext, goToField, type FieldPath, type ReferringKind } from "./form/field-state.ts";
import { divideMistakes, neededFields } from "./form/needed-fields.ts";
import { NextSample } from "./form/next-sample.tsx";
import { samplesIn } from "./form/samples.ts";
import { isControlOf } from "./form/typed-corrections.ts";
import { useVisitedFields } from "./form/use-visited-fields.ts";
import { toCheck } from "./products/to-check.ts";
import { DraftBar } from "./products/draft-bar.tsx";
import { ProductActions } from "./products/product-actions.tsx";
import { RenamedTexts } from "./products/renamed-texts.tsx";
import { idsOf, PartTabs, useIsBeside, usePart, type Part } from "./part-tabs.tsx";
import { goToPlace } from "./go-to-place.ts";
import { clickedField, type Clicked } from "./clicked-field.ts";
import { PreviewPane } from "./preview-pane.tsx";
import { Outcome } from "./outcome.tsx";
import { MistakeList } from "./mistake-list.tsx";
import { SaveBar } from "./save-bar.tsx";
import { Unreadable } from "./unreadable.tsx";
import { useEditedFile } from "./use-edited-file.ts";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";

interface FileScreenProps {
  path: string;
  /** The field to show, as JSON; undefined for the top. */
  sought?: string | undefined;
  /** Called after a save, which may change the list of files. */
  onSaved: () => void | Promise<void>;
}

/** The form of a file. */
export function FileScreen({ path, sought, onSaved }: FileScreenProps) {
  const edited = useEditedFile(path, onSaved);
  const { file, schema, value, isChanged, mistakes, readings, checking, offers, take, remarks, outcome, failure } =
    edited;
  const heading = useRef<HTMLHeadingElement>(null);
  const isBeside = useIsBeside();
  const { part, showPart } = usePart();
  useUnsavedWarning(isChanged);
  const soughtField = useMemo(() => fieldIn(sought), [sought]);
  useEffect(() => {
    if (!file?.path) return;
    if (soughtField) goToField(soughtField);
    else heading.current?.focus();
  }, [file?.path, soughtField]);
  const draw = useCallback((shown: unknown, signal: AbortSignal) => renderPage(path, shown, signal), [path]);
  const lastSeen = useRef<unknown>(undefined);
  const saved = file?.value;
  useEffect(() => {
    if (lastSeen.current === undefined) lastSeen.current = saved;
  }, [saved]);
  const { isLeft, leaveAll, onBlur } = useVisitedFields();
  useEffect(() => {
    // Checked after the owner has moved to another field.
    const active = document.activeElement?.id ?? "";
    edited.takeCorrections((id) => isLeft(id) && !isControlOf(active, id));
  });
  const { missing, wrong } = divideMistakes(mistakes, value, isLeft);
  const shownFirst = useMemo(
    () =>
      file?.isDraft && schema ? new Set([...(schema.required ?? []), ...Object.keys(groupOf(file.value))]) : undefined,
    [file, schema],
  );
  const samples = useMemo(() => samplesIn(file?.value), [file]);
  const states = useMemo(
    () => ({
      mistakes: wrong.filter((each) => each.path === path),
      missing,
      shownFirst,
      readings,
      checking,
      checkFailed: failure !== undefined,
      offers,
      onTake: take,
      remarks,
      figuresToName: file?.figuresToName ?? [],
      kind: referringKind(file?.schema),
      title: file?.title,
      figureLabels: file?.figureLabels ?? {},
      termLabels: file?.termLabels,
      englishTexts: file?.englishTexts,
      figureChoices: file?.figureChoices ?? {},
      usualFigures: file?.usualFigures ?? [],
      samples,
      sought: soughtField,
    }),
    [wrong, missing, shownFirst, readings, checking, failure, offers, take, remarks, file, path, samples, soughtField],
  );
  if (!file) return <p role="status">{failure ?? "Opening …"}</p>;
  const hasTabs = file.pageAddress !== undefined && !isBeside;
  const panelOf = (each: Part) =>
    hasTabs ? ({ role: "tabpanel", id: idsOf(each).id, "aria-labelledby": idsOf(each).tab } as const) : {};
  const go = (at: FieldPath) => {
    flushSync(() => showPart("form"));
    goToField(at);
  };
  const goToPressed = (pressed: Clicked) => {
    if (pressed.picture !== undefined && goToPlace(pressed.picture, () => flushSync(() => showPart("form"))))
      return true;
    const at = clickedField(edited.tidied, pressed, file.figureLabels);
    if (at) go(at);
    return at !== undefined;
  };
  /** Saves the form, then an open photograph: its own button may be out of sight while the save bar's is visible. */
  const saveAll = async () => {
    const answer = await edited.save();
    if (answer?.outcome === "saved" || answer?.outcome === "kept") openPhotographForm()?.requestSubmit();
    return answer;
  };
  const showStep = async (answer: SaveOutcome) => {
    await edited.show(answer);
    await onSaved();
  };
  return (
    <article className={`file-screen ${file.pageAddress ? "file-screen--with-preview" : ""}`} aria-label={file.title}>
      <header className="file-screen__head">
        <h1 ref={heading} tabIndex={-1}>
          {file.title}
        </h1>
        <p className="caption quiet" title={path}>
          {kindOf(file)}
        </p>
        {file.schema === "product" && !file.isDraft && (
          <ProductActions file={file} isChanged={isChanged} onSaved={onSaved} />
        )}
      </header>
      {file.value === undefined ? (
        <Unreadable file={file} onRestored={showStep} />
      ) : (
        <>
          {file.pageAddress && !isBeside && <PartTabs shown={part} onShow={showPart} />}
          <div {...panelOf("form")} className="file-screen__form" hidden={!isBeside && part !== "form"}>
            <FieldStatesContext value={states}>
              {file.isDraft && (
                <DraftBar
                  path={path}
                  title={file.title}
                  needed={neededFields(schema!, value, mistakes)}
                  wrong={wrong.length}
                  toCheck={toCheck(edited.tidied, file.copied)}
                  onSave={isChanged ? edited.save : undefined}
                  onTried={leaveAll}
                  onPublished={async (answer) => {
                    await onSaved();
                    await edited.show(answer);
                  }}
                  onDiscarded={async () => {
                    goTo("#/");
                    await onSaved();
                  }}
                />
              )}
              {file.isDraft && <RenamedTexts path={path} renamed={file.renamed} />}
              <div
                onBlur={(event) =>
                  afterPress(() => {
                    onBlur(event);
                    // Not while the owner types in it again.
                    if (event.target === document.activeElement) return;
                    edited.takeCorrections((id) => isControlOf(event.target.id, id));
                  })
                }
              >
                <ContentForm schema={schema!} value={value} onChange={edited.change} />
              </div>
            </FieldStatesContext>
            <PicturesPanel
              key={file.isDraft ? "draft" : "site"}
              path={path}
              version={file.version}
              onSaved={edited.loadBelow}
            />
            {file.schema === "product" && !file.isDraft && (
              <SuppliedFilesPanel path={path} product={file.value} onSaved={edited.loadBelow} />
            )}
          </div>
          {file.pageAddress && (isBeside || part === "preview") && (
            <div {...panelOf("preview")} className="file-screen__preview">
              <PreviewPane
                draw={draw}
                value={edited.tidied}
                title={file.title}
                part={partIn(file.pageAddress)}
                isNarrow={!isBeside}
                lastSeen={lastSeen}
                onPress={goToPressed}
              />
            </div>
          )}
          <SaveBar
            outcome={
              outcome && (
                <>
                  <Outcome
                    outcome={outcome}
                    onUndone={showStep}
                    elsewhere={<ChangedElsewhere outcome={outcome} onLoad={edited.load} onMerge={edited.merge} />}
                  />
                  {edited.next && <NextSample at={edited.next} onGo={go} />}
                  {edited.next === null && <NextTask after={path} />}
                </>
              )
            }
            failure={failure}
            isChanged={isChanged}
            changes={edited.changes}
            canSave={isChanged && (file.isDraft === true || mistakes.length === 0)}
            saveLabel={file.isDraft ? "Save the draft" : "Save"}
            onDiscard={edited.load}
            onSave={saveAll}
          >
            <MistakeList mistakes={file.isDraft ? wrong : mistakes} path={path} areWrong={wrong.length > 0} onGo={go} />
          </SaveBar>
        </>
      )}
    </article>
  );
}

/** The fragment of a page's address, as a selector. */
function partIn(address: string): string | undefined {
  const [, id] = address.split("#");
  return id && `#${CSS.escape(id)}`;
}

/** What kind of file is being edited. */
function kindOf({ path, schema, isDraft }: OpenedFile): string {
  const kinds: Record<string, string> = {
    product: "Product",
    category: "Category",
    "swatch-set": "Colours and finishes",
    publishing: "Settings",
    hindi: "Texts in Hindi",
  };
  if (isDraft) return "Draft product";
  return kinds[schema] ?? (path.startsWith("pages/") ? "Page" : "Used on several pages");
}

/** The kind of file, if its texts may insert figures. */
function referringKind(schema: string | undefined): ReferringKind | undefined {
  return schema === "product" || schema === "category" ? schema : undefined;
}

/** The field in an address, given as JSON, such as `["offices","corporate"]`. */
function fieldIn(text: string | undefined): FieldPath | undefined {
  try {
    const field: unknown = JSON.parse(text ?? "");
    const isPath = Array.isArray(field) && field.every((part) => ["string", "number"].includes(typeof part));
    return isPath ? (field as FieldPath) : undefined;
  } catch {
    return undefined;
  }
}
