import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { OrderedEntry, OrderedList } from "../../store/order/ordered-list.ts";
import { ask, type RenderedPage, type SaveOutcome } from "../api.ts";
import { ItemButtons } from "../form/item-buttons.tsx";
import { Outcome } from "../outcome.tsx";
import { idsOf, PartTabs, useIsBeside, usePart, type Part } from "../part-tabs.tsx";
import { PreviewPane } from "../preview-pane.tsx";
import { SaveBar } from "../save-bar.tsx";
import { ScreenHead } from "../screen-head.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { useFailure } from "../use-failure.ts";
import { useUnsavedWarning } from "../use-unsaved-warning.ts";

const about: Record<string, string> = {
  menu: "The order of the pages in the menu. To add or remove a page, open its form.",
  footer: "The order of the pages in the footer. To add or remove a page, open its form.",
  categories: "The order in the menu and in the footer. The home page has a separate order.",
  home: "The order of the rows on the home page.",
};

/** The section of the home page that shows a list; other lists are at the top of a page. */
const partOf: Record<string, string> = { footer: ".site-footer", home: "#products" };

/** The list in the address: the menu, the footer, the categories, the rows of the home page, or the products of a category. */
export function OrderScreen({ rest, onSaved }: ScreenProps) {
  return <ListInOrder key={rest} list={rest} onSaved={onSaved} />;
}

/** A list that can be reordered. */
function ListInOrder({ list, onSaved }: { list: string } & Pick<ScreenProps, "onSaved">) {
  const [opened, setOpened] = useState<OrderedList>();
  const [entries, setEntries] = useState<readonly OrderedEntry[]>([]);
  const [outcome, setOutcome] = useState<SaveOutcome>();
  /** The entries moved since the list was loaded: after a swap, either of the two may have been moved. */
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  const { failure, fail, succeed } = useFailure();
  const load = useCallback(
    () =>
      ask<OrderedList>("/api/order/open", { list })
        .then((answer) => {
          setOpened(answer);
          setEntries(answer.entries);
          setMoved(new Set());
          succeed();
        })
        .catch(fail),
    [list, fail, succeed],
  );
  useEffect(() => {
    void load();
  }, [load]);
  const isChanged = opened !== undefined && entries.some(({ id }, index) => id !== opened.entries[index]?.id);
  useUnsavedWarning(isChanged);
  const isBeside = useIsBeside();
  const { part, showPart } = usePart();
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const draw = useCallback(
    (shown: unknown, signal: AbortSignal) => ask<RenderedPage>("/api/order/preview", { list, ids: shown }, signal),
    [list],
  );
  const lastSeen = useRef<unknown>(undefined);
  useEffect(() => {
    if (opened) lastSeen.current ??= opened.entries.map(({ id }) => id);
  }, [opened]);
  if (!opened) return <p role="status">{failure ?? "Opening …"}</p>;

  const tabs = [...Map.groupBy(entries, ({ tab }) => tab)];
  const panelOf = (each: Part) =>
    isBeside ? {} : ({ role: "tabpanel", id: idsOf(each).id, "aria-labelledby": idsOf(each).tab } as const);
  const move = (inTab: readonly OrderedEntry[], index: number, by: -1 | 1) => {
    setOutcome(undefined);
    setMoved(new Set(moved).add(inTab[index]!.id));
    setEntries(exchanged(entries, inTab[index]!, inTab[index + by]!));
  };
  const save = async () => {
    const changed = { list, ids, moved: [...moved], version: opened.version };
    const answer = await ask<SaveOutcome>("/api/order/save", changed).catch(fail);
    if (!answer) return;
    if (answer.outcome === "saved") {
      await load();
      await onSaved();
    }
    setOutcome(answer);
  };
  const showTakenBack = async (answer: SaveOutcome) => {
    await load();
    await onSaved();
    setOutcome(answer);
  };
  const discard = async () => {
    await load();
    setOutcome(undefined);
  };
  return (
    <article className="file-screen file-screen--with-preview" aria-label={opened.title}>
      <ScreenHead title={opened.title}>
        <p className="quiet">
          {about[list] ?? "The order in which visitors see the products."} Drag an entry by its dots, or use its arrows.
        </p>
      </ScreenHead>
      {!isBeside && <PartTabs form="List" shown={part} onShow={showPart} />}
      <div {...panelOf("form")} hidden={!isBeside && part !== "form"}>
        {tabs.map(([tab, inTab]) => (
          <section key={tab ?? ""} className="order">
            {tab && <h2>{tab}</h2>}
            <ol>
              {inTab.map(({ id, name }, index) => (
                <li key={id}>
                  <span className="order__place">{index + 1}</span>
                  <span>{name}</span>
                  <ItemButtons name={name} index={index} count={inTab.length} onMove={(by) => move(inTab, index, by)} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {(isBeside || part === "preview") && (
        <div {...panelOf("preview")} className="file-screen__preview">
          <PreviewPane
            draw={draw}
            value={ids}
            title={opened.title}
            part={partOf[list]}
            isNarrow={!isBeside}
            lastSeen={lastSeen}
          />
        </div>
      )}
      <SaveBar
        outcome={
          outcome && <Outcome outcome={outcome} onUndone={showTakenBack} elsewhere={changedElsewhere} saysMistakes />
        }
        failure={failure}
        isChanged={isChanged}
        changes="The new order is not saved yet."
        canSave={isChanged}
        onDiscard={discard}
        onSave={save}
      />
    </article>
  );
}

/** A list with two entries swapped. Entries of other tabs between them stay where they are. */
function exchanged(entries: readonly OrderedEntry[], one: OrderedEntry, other: OrderedEntry): OrderedEntry[] {
  return entries.map((entry) => (entry === one ? other : entry === other ? one : entry));
}

const changedElsewhere = (
  <p>Not saved: the list has changed since you opened it. Discard your changes to see the current list.</p>
);
