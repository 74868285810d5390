import type { EditorStore } from "../store/editor-store.ts";
import type { AddedKindsAnswer, KindColumn, Projects } from "./messages.ts";
import { addedKinds } from "./new-kinds.ts";
import { valueIn } from "./value-in.ts";

const path = "pages/projects.yaml";
const fields = { room: "rooms", clientType: "clientTypes" } as const;
const called = { room: "room", clientType: "client" } as const;

type Page = Readonly<Partial<Record<(typeof fields)[KindColumn], Readonly<Record<string, string>>>>>;

/** The kinds of room and of client that projects may name. */
export class ProjectKinds {
  readonly #store: EditorStore;

  constructor(store: EditorStore) {
    this.#store = store;
  }

  /** The words that cells may hold with their printed forms, by column. */
  choices(): Projects["choices"] {
    const { rooms = {}, clientTypes = {} } = this.#page();
    return { room: rooms, clientType: clientTypes, sample: { yes: "Sample", no: "Real" } };
  }

  /**
   * Adds kinds of room or of client, as one step.
   * @param printed what is printed for each
   */
  add(column: KindColumn, printed: readonly string[]): AddedKindsAnswer {
    const page = this.#page();
    const field = fields[column];
    const { all, keys } = addedKinds(page[field] ?? {}, printed);
    if (Object.keys(all).length === Object.keys(page[field] ?? {}).length)
      return { outcome: { outcome: "unchanged" }, keys, choices: this.choices() };
    const after = this.#store.textWith(path, { ...page, [field]: all });
    const added = new Intl.ListFormat("en-GB").format(printed.map((each) => `“${each}”`));
    const outcome = this.#store.change([{ path: `content/${path}`, after }], {
      summary: `Projects: ${added} added to the kinds of ${called[column]}`,
    });
    return { outcome, keys, choices: this.choices() };
  }

  #page(): Page {
    return valueIn(this.#store, path) as Page;
  }
}
