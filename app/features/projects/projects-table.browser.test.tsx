import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, longHindiText, manyCount } from "#app/testing/awkward-texts.ts";
import { layoutFaultsOnScreens, layoutFaultsWithLargeText } from "#app/testing/layout-faults.ts";
import { renderOnPage, setScreen } from "#app/testing/render-part.tsx";
import { NothingFound } from "./project-search.island.tsx";
import { ProjectFilters } from "./project-filters.tsx";
import { ProjectsTable, type ShownProject } from "./projects-table.tsx";

const rowsPerPage = 10;

const row = (place: number): ShownProject => ({ project: `Town hall ${place + 1}`, location: "Pune", client: "City" });
const note = "All of these are samples.";

function table(rows: ShownProject[], { page: shown = 1, note: words = note } = {}) {
  const region = {
    id: "west",
    label: "West",
    note: words,
    rows,
    pages: Math.max(1, Math.ceil(rows.length / rowsPerPage)),
  };
  return (
    <ProjectsTable region={region} page={shown} rowsPerPage={rowsPerPage} hrefOf={(to) => `/projects?page=${to}`} />
  );
}

describe("the projects of a region", () => {
  test.each([
    [1, 1, 1],
    [manyCount, 1, rowsPerPage],
    [manyCount + 1, 7, 1],
  ])("are %i, of which page %i shows %i", async (count, shown, rows) => {
    const part = await renderOnPage(table(listOf(count, row), { page: shown }));
    for (const screen of ["phone", "desktop"] as const) {
      await setScreen(screen);
      expect(page.getByRole("cell", { name: /Town hall/ }).elements()).toHaveLength(rows);
    }
    await expect
      .element(page.getByRole("table", { name: "Projects in West" }))
      .toHaveAttribute("aria-rowcount", `${count + 1}`);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("of six hundred rows has sixty pages, each a link", async () => {
    const part = await renderOnPage(table(listOf(600, row)));
    const numbers = page.getByRole("navigation", { name: "Pages of West" }).getByRole("link", { name: /^\d+$/ });
    expect(numbers.elements()).toHaveLength(60);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("hold %s in every field", async (_kind, text) => {
    const texts = { project: text, location: text, client: text };
    const rows: ShownProject[] = [
      { ...texts, isSample: true },
      { ...row(1), isSample: true },
    ];
    const part = await renderOnPage(table(rows, { note: longHindiText }));
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("are marked as samples together if all are, one by one if some are, and not at all if none is", async () => {
    const caption = page.getByRole("caption");
    const real = row(0);
    const sample: ShownProject = { ...row(1), year: "2021", isSample: true };
    await renderOnPage(table([sample, sample]));
    await expect.element(caption).toHaveTextContent(note);
    await expect.element(page.getByText("Sample project")).not.toBeInTheDocument();
    await renderOnPage(table([real, sample]));
    await expect.element(caption).not.toHaveTextContent(note);
    await expect.element(page.getByRole("cell", { name: "Town hall 2" })).toHaveTextContent("2021 · Sample project");
    await expect.element(page.getByRole("cell", { name: "Town hall 1" })).not.toHaveTextContent("Sample");
    await renderOnPage(table([real]));
    await expect.element(caption).toHaveTextContent("1–1 of 1.");
    await expect.element(page.getByRole("table")).not.toHaveTextContent(/sample/i);
  });

  test("link to their own pages and to the products used, and show year, area and number of photographs if they are given", async () => {
    const proof = {
      year: "2021",
      area: "850 m²",
      products: [
        { name: "Cork Panel", href: "/wallPanels/corkPanel" },
        { name: "Felt Panel", href: "/wallPanels/feltPanel" },
      ],
      page: { href: "/projects/town-hall", pictures: "6 photographs" },
    };
    const part = await renderOnPage(table([{ ...row(0), ...proof }, { ...row(1), area: "9,150 sq ft" }, row(2)]));
    await expect
      .element(page.getByRole("link", { name: "Town hall 1" }))
      .toHaveAttribute("href", "/projects/town-hall");
    await expect
      .element(page.getByRole("link", { name: "Felt Panel" }))
      .toHaveAttribute("href", "/wallPanels/feltPanel");
    const names = page.getByRole("cell", { name: /Town hall/ }).elements();
    expect(names.map(({ textContent }) => textContent)).toEqual([
      "Town hall 12021 · 850 m² · 6 photographsProducts used: Cork Panel, Felt Panel",
      "Town hall 29,150 sq ft",
      "Town hall 3",
    ]);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("hold sixty products with names of %s, with text of any size", async (_kind, name) => {
    const products = listOf(manyCount, (place) => ({ name, href: `/${place}` }));
    const proof = { products, page: { href: "/projects/town-hall", pictures: "6 photographs" } };
    const part = await renderOnPage(table([{ ...row(0), ...proof, project: name }, row(1)]));
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
    expect(await layoutFaultsWithLargeText(part)).toEqual([]);
  });

  test("without a match link to other regions and clear the filters", async () => {
    const others = listOf(manyCount, (place) => ({ label: `Region ${place}`, matches: place, href: `/${place}` }));
    const part = await renderOnPage(<NothingFound label="West" others={others} clearHref="/projects" />);
    await expect.element(page.getByText(/West/).first()).toBeVisible();
    expect(page.getByRole("link").elements()).toHaveLength(manyCount + 1);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("without a match in any region offer all projects of %s", async (_kind, label) => {
    const part = await renderOnPage(<NothingFound label={label} others={[]} clearHref="/projects" />);
    expect(
      page
        .getByRole("link")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining("all projects")]);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });
});

describe("the filters of the projects", () => {
  const filters = (count: number, text = "Option", possible?: string[]) => {
    const choices = listOf(count, (place) => ({ value: `${place}`, label: `${text} ${place + 1}` }));
    const values = new Set(possible ?? choices.flatMap(({ value, label }) => [value, label]));
    const chosen = { q: text, state: "", client: count > 0 ? "0" : "", room: "" };
    const regions = [{ label: text, states: choices.map(({ label }) => label) }];
    return (
      <ProjectFilters
        path="/projects"
        filters={chosen}
        regions={regions}
        rooms={choices}
        clientTypes={choices}
        choicesWithRows={{ state: values, client: values, room: values }}
        hrefOf={() => "/projects"}
      />
    );
  };

  test.each([0, 1, manyCount])("offer %i choices besides any", async (count) => {
    const part = await renderOnPage(filters(count));
    for (const name of ["State", "Client", "Room type"]) {
      const list = page.getByRole("combobox", { name });
      expect(list.getByRole("option").elements()).toHaveLength(count + 1);
    }
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("enable only choices that match a project, and the chosen one", async () => {
    await renderOnPage(filters(3, "Option", ["1"]));
    const open = (name: string) =>
      page
        .getByRole("combobox", { name })
        .getByRole("option")
        .elements()
        .filter((option) => !(option as HTMLOptionElement).disabled)
        .map(({ textContent }) => textContent);
    expect(open("Room type")).toEqual(["All rooms", "Option 2"]);
    expect(open("Client")).toEqual(["All clients", "Option 1", "Option 2"]);
  });

  test.each(awkwardNames)("hold choices that are %s", async (_kind, text) => {
    const part = await renderOnPage(filters(3, text));
    await expect.element(page.getByRole("searchbox")).toHaveValue(text);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });
});
