import { afterEach, describe, expect, test } from "vitest";
import { loadCatalogue } from "#content/catalogue.ts";
import { addressedPages } from "#content/page-registry.ts";
import { EditedProject, removeProjects } from "../../testing/editor-fixture.ts";
import type { ContentCheck } from "../check.ts";
import { EditorStore, NoSuchFile } from "../editor-store.ts";
import { OrderStore } from "./order-store.ts";

afterEach(removeProjects);

/** @param check finds mistakes in the content; by default none, for tests that are not about them */
function openOrders(check: Pick<ContentCheck, "mistakes"> = { mistakes: () => [] }) {
  const project = new EditedProject();
  const { contentFolder: folder, imageryFolder, journalFolder } = project;
  const store = new EditorStore({ folder, imageryFolder, journalFolder, check });
  const orders = new OrderStore(store);
  const catalogue = () => loadCatalogue(project.contentFolder, project.manifest);
  /** Moves an entry to another place and saves. */
  const move = (list: string, id: string, place: number) => {
    const { entries, version } = orders.read(list);
    const others = entries.map((entry) => entry.id).filter((each) => each !== id);
    return orders.save(list, { ids: others.toSpliced(place, 0, id), version, moved: [id] });
  };
  const idsIn = (list: string) => orders.read(list).entries.map(({ id }) => id);
  return { project, store, orders, catalogue, move, idsIn };
}

describe("the order of a list of the site", () => {
  test("is the one that visitors see, and a move changes one line of one file as a step that can be undone", () => {
    const { project, store, orders, catalogue, move } = openOrders();
    const path = "products/wallPanels/petPanel.yaml";
    const before = project.text(path);
    const listed = () =>
      catalogue()
        .categories.find(({ id }) => id === "wallPanels")!
        .cards.map((card) => card.path.slice(1));
    expect(orders.read("wallPanels").entries.map(({ id }) => id)).toEqual(listed());

    const answer = move("wallPanels", "wallPanels/petPanel", 1);
    expect(answer).toMatchObject({
      outcome: "saved",
      step: {
        summary: "Order in Acoustic Wall Panels: PET Panel moved to position 2",
        files: [{ path: `content/${path}` }],
      },
    });
    expect(project.text(path)).toBe(before.replace("order: 100", "order: 15"));
    expect(listed()[1]).toBe("wallPanels/petPanel");

    store.undo(store.history()[0]!.id);
    expect(project.text(path)).toBe(before);
    expect(listed()[1]).not.toBe("wallPanels/petPanel");
  });

  test("names the moved entry, not the one whose place it took, with its place in its tab", () => {
    const { orders, move } = openOrders();
    const summaryOf = (answer: ReturnType<typeof move>) => (answer.outcome === "saved" ? answer.step.summary : answer);
    expect(summaryOf(move("categories", "acousticDoors", 5))).toBe(
      "Order of the categories: Acoustic Doors moved to position 6",
    );
    expect(summaryOf(move("categories", "acousticDoors", 4))).toBe(
      "Order of the categories: Acoustic Doors moved to position 5",
    );
    const { entries } = orders.read("stageSystems");
    const tabs = [...Map.groupBy(entries, ({ tab }) => tab).values()];
    const inTab = tabs.slice(1).find(({ length }) => length > 1)!;
    expect(summaryOf(move("stageSystems", inTab.at(-1)!.id, entries.indexOf(inTab[0]!)))).toMatch(
      /moved to position 1$/,
    );
  });

  test("of a listing that shows products of another category stores their numbers in those products' files", () => {
    const { project, move, idsIn } = openOrders();
    const gypsum = "wallPanels/gypsumBoard";
    const inOwn = idsIn("wallPanels");
    move("acousticCeilings", gypsum, 0);
    expect(idsIn("acousticCeilings")[0]).toBe(gypsum);
    expect(idsIn("wallPanels")).toEqual(inOwn);
    expect(project.changed(`products/${gypsum}.yaml`, () => {})).toMatchObject({ order: 90, alsoIn: [{ order: 5 }] });
  });

  test("of the home page is separate once it differs from the menu's", () => {
    const { catalogue, move, idsIn } = openOrders();
    const menu = idsIn("categories");
    expect(menu).toEqual(catalogue().categories.map(({ id }) => id));
    move("home", "acousticDoors", 0);
    expect(idsIn("home")[0]).toBe("acousticDoors");
    expect(catalogue().homeCategories.map(({ id }) => id)).toEqual(idsIn("home"));
    expect(idsIn("categories")).toEqual(menu);
  });

  test.each(["menu", "footer"] as const)("of the %s is that of the pages, and a page may be left out", (list) => {
    const { project, catalogue, orders, move, idsIn } = openOrders();
    const shown = () => catalogue()[list].map(({ path }) => addressedPages.find((each) => each.path === path)?.id);
    const before = idsIn(list);
    expect(shown()).toEqual(before);
    const last = before.at(-1)!;
    expect(move(list, last, 0)).toMatchObject({
      outcome: "saved",
      step: { files: [{ path: `content/pages/${last}.yaml` }] },
    });
    expect(shown()).toEqual([last, ...before.slice(0, -1)]);
    expect(orders.read(list).entries[0]?.name).toBe(catalogue().pages[last as "contact"][`${list}Label`]);
    // Its place in the other list is independent.
    const other = list === "menu" ? "footerOrder" : "menuOrder";
    expect(project.text(`pages/${last}.yaml`)).not.toContain(other);
  });

  test("keeps the comments of every file that gets a number, even its first", () => {
    const { project, move, idsIn } = openOrders();
    const path = "products/wallPanels/slitPanel.yaml";
    const before = project.text(path).replace(/^order: .*\n/m, "");
    project.write(path, before);
    expect(idsIn("wallPanels").at(-1)).toBe("wallPanels/slitPanel");
    move("wallPanels", "wallPanels/slitPanel", 0);
    expect(idsIn("wallPanels")[0]).toBe("wallPanels/slitPanel");
    const lines = project.text(path).split("\n");
    expect(lines.filter((line) => !before.split("\n").includes(line))).toEqual(["order: 5"]);
    expect(lines).toHaveLength(before.split("\n").length + 1);
  });

  test("is not saved over somebody else's changes, or with a missing, duplicate or unknown entry", () => {
    const { project, orders, idsIn } = openOrders();
    const { version } = orders.read("wallPanels");
    const ids = idsIn("wallPanels");
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]!], [...ids.slice(1), "wallPanels/none"]])
      expect(orders.save("wallPanels", { ids: wrong, version }).outcome).toBe("changed elsewhere");
    expect(orders.save("wallPanels", { ids, version }).outcome).toBe("unchanged");
    const path = "products/wallPanels/petPanel.yaml";
    project.write(path, project.text(path).replace("order: 100", "order: 1"));
    expect(orders.save("wallPanels", { ids: ids.toReversed(), version }).outcome).toBe("changed elsewhere");
    expect(() => orders.read("nothing")).toThrow(NoSuchFile);
  });

  test.each(["categories/acousticDoors.yaml", "pages/about.yaml", "products/wallPanels/petPanel.yaml"])(
    "can be changed while %s has fields without a value",
    (path) => {
      const { project, orders, move, idsIn } = openOrders();
      const text = project.text(path).replaceAll(/^(home|alsoIn):\n(?: .*\n)+/gm, "$1:\n");
      project.write(path, text.replaceAll(/^(\w*(?:order|Order|menuLabel|footerLabel|alsoIn|tab)):.*$/gm, "$1:"));
      for (const list of ["menu", "footer", "categories", "home", "wallPanels"]) {
        expect(orders.read(list).entries.map(({ name }) => name)).not.toContain(null);
        const [first, second] = idsIn(list);
        expect(move(list, first!, 1)).toMatchObject({ outcome: "saved" });
        expect(idsIn(list).slice(0, 2)).toEqual([second, first]);
      }
    },
  );

  test("shows each product's tab in the listing", () => {
    const { entries } = openOrders().orders.read("stageSystems");
    expect(new Set(entries.map(({ tab }) => tab))).toEqual(
      new Set(["Stage Lighting", "Stage Curtains", "Stage Flooring", "Stage Services"]),
    );
  });
});
