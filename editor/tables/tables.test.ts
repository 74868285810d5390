import { stringify } from "csv-stringify/sync";
import { afterEach, describe, expect, test } from "vitest";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { arrange, headingRow, matchTable, rowsBelow } from "./matching.ts";
import { isHeader, matchColumns, projectColumns } from "./project-columns.ts";
import { ProjectKinds } from "./project-kinds.ts";
import { ProjectStore } from "./project-store.ts";
import { tableIn } from "./table-in.ts";
import { writeTable } from "./write-table.ts";
import { UnreadableTable } from "./unreadable-table.ts";

afterEach(removeProjects);

const row = (project: string, location: string, more: string[] = []) => [
  project,
  location,
  "A client",
  "hall",
  "private",
  "no",
  ...more,
];

describe("the projects as one table", { timeout: 60_000 }, () => {
  test("saved as they are change no file", () => {
    const projects = new ProjectStore(new EditedProject().open());
    const { rows, version } = projects.read();
    expect(rows.length).toBeGreaterThan(50);
    expect(projects.check(rows)).toMatchObject({ mistakes: [], changes: { words: "nothing" } });
    expect(projects.save(rows, version)).toEqual({ outcome: "unchanged" });
  });

  test("with sixty more rows put each into the table of its state, as one step that can be taken back", () => {
    const project = new EditedProject();
    const before = ["west", "south"].map((region) => project.text(`projects/${region}.csv`));
    const store = project.open();
    const projects = new ProjectStore(store);
    const { rows, version } = projects.read();
    const sixty = Array.from({ length: 60 }, (_, index) =>
      row(`Hall ${index + 1}`, index % 2 ? "Pune, Maharashtra" : "Kochi, Kerala", index === 0 ? ["2021"] : []),
    );
    expect(projects.check([...rows, ...sixty])).toMatchObject({
      mistakes: [],
      changes: { added: 60, words: "60 added" },
    });
    expect(projects.save([...rows, ...sixty], version)).toMatchObject({ outcome: "saved" });
    expect(project.text("projects/west.csv")).toContain('Hall 2,"Pune, Maharashtra",A client,hall,private,no\n');
    expect(project.text("projects/south.csv")).toMatch(/^project,location,client,room,clientType,sample,year\n/);
    expect(project.text("projects/south.csv")).toContain('Hall 1,"Kochi, Kerala",A client,hall,private,no,2021\n');
    const [step] = store.history();
    expect(step).toMatchObject({ summary: "Projects: 60 added", canUndo: true });
    store.undo(step!.id);
    expect(["west", "south"].map((region) => project.text(`projects/${region}.csv`))).toEqual(before);
  });

  test("may name kinds of room that are added, as one step that leaves everything else of their file as it is", () => {
    const project = new EditedProject();
    const store = project.open();
    const before = project.text("pages/projects.yaml");
    const answer = new ProjectKinds(store).add("room", ["Church", "Hostel mess"]);
    expect(answer).toMatchObject({
      outcome: { outcome: "saved" },
      keys: { Church: "church", "Hostel mess": "hostel-mess" },
      choices: { room: { church: "Church", "hostel-mess": "Hostel mess" } },
    });
    const lines = before.split("\n");
    const added = project
      .text("pages/projects.yaml")
      .split("\n")
      .filter((line) => !lines.includes(line));
    expect(added).toEqual(["  church: Church", "  hostel-mess: Hostel mess"]);
    expect(store.history()[0]).toMatchObject({
      summary: "Projects: “Church” and “Hostel mess” added to the kinds of room",
      canUndo: true,
    });
    const projects = new ProjectStore(store);
    const { rows } = projects.read();
    expect(projects.check([...rows, row("A", "Pune, Maharashtra").with(3, "church")]).mistakes).toEqual([]);
  });

  test("are refused with the cell and the build's words where one is wrong", () => {
    const project = new EditedProject();
    const projects = new ProjectStore(project.open());
    const { rows, version } = projects.read();
    const wrong = [
      ...rows,
      row("A", "Pune, Maharashtr"),
      ["B", "Pune, Maharashtra", "C", "ballroom", "private", "no"],
      row("D", "Pune, Maharashtra", ["21"]),
      row("", "Kochi, Kerala"),
    ];
    const count = rows.length;
    const { mistakes } = projects.check(wrong);
    expect(mistakes.map(({ row: at, column }) => [at - count, column])).toEqual([
      [0, "location"],
      [1, "room"],
      [2, "year"],
      [3, "project"],
    ]);
    expect(mistakes[0]).toMatchObject({
      message: expect.stringMatching(/its state, such as Maharashtra.*, not “Maharashtr”\.$/),
    });
    expect(mistakes[2]).toMatchObject({ message: "Write a year of four digits, such as 2021, not “21”." });
    expect(projects.save(wrong, version)).toMatchObject({ outcome: "refused" });
    expect(projects.read().version).toBe(version);
  });

  test("may name their products as the pages do, with semicolons or commas between them", () => {
    const project = new EditedProject();
    const projects = new ProjectStore(project.open());
    const { rows, version } = projects.read();
    const added = ["2021", "", "PET Panel; Wooden Slit Acoustic Panel, metalCeilings/teeGrid", "", ""];
    const wrong = ["2021", "", "PET Panels", "", ""];
    expect(projects.check([...rows, row("B", "Pune, Maharashtra", wrong)]).mistakes).toMatchObject([
      { column: "products", message: expect.stringContaining("PET Panels") },
    ]);
    expect(projects.save([...rows, row("A", "Pune, Maharashtra", added)], version)).toMatchObject({ outcome: "saved" });
    expect(project.text("projects/west.csv")).toMatch(
      /^A,.*,wallPanels\/petPanel; wallPanels\/slitPanel; metalCeilings\/teeGrid/m,
    );
  });

  test("come back unchanged after they were taken out, in the words that are printed", async () => {
    const project = new EditedProject();
    const projects = new ProjectStore(project.open());
    project.write(
      "projects/west.csv",
      'project,location,client,room,clientType,sample,year,area,products\nCourt,"Pune, Maharashtra",PWD,court,private,no,2021,450 m²,wallPanels/petPanel; wallPanels/slitPanel\nHall,"Goa, Goa",PWD,hall,public-works,yes,,,\n',
    );
    const out = [projectColumns.map(({ label }) => label), ...projects.printed()];
    const court = out.find(([name]) => name === "Court");
    expect(court?.slice(3, 9)).toEqual([
      "Courtroom",
      "Private client",
      "Real",
      "2021",
      "450 m²",
      "PET Panel; Wooden Slit Acoustic Panel",
    ]);
    for (const bytes of [Buffer.from(stringify(out, { bom: true })), await writeTable(out, "Projects")]) {
      const back = await tableIn(bytes);
      const { places } = matchTable(back, headingRow(back), projects.read().choices);
      expect(projects.inOwnWords(arrange(rowsBelow(back, 0), places))).toEqual(projects.read().rows);
    }
  });

  test("that somebody else has changed are not overwritten", () => {
    const project = new EditedProject();
    const projects = new ProjectStore(project.open());
    const { rows, version } = projects.read();
    project.write(
      "projects/west.csv",
      `${project.text("projects/west.csv")}Hall,"Pune, Maharashtra",C,hall,private,no\n`,
    );
    expect(projects.save(rows, version)).toMatchObject({ outcome: "changed elsewhere" });
    expect(project.text("projects/west.csv")).toContain("Hall,");
  });
});

describe("another table", () => {
  test("is matched by what its columns are called, and put into the words of ours", () => {
    const projects = new ProjectStore(new EditedProject().open());
    const table = [
      ["Sr. No.", "Name of project", "City, State", "Customer", "Type of room", "Sector", "Completed", "Materials"],
      [
        "1",
        "Town hall",
        "Pune, Maharashtra",
        "City",
        "Conference or council room",
        "Private client",
        "2021-05-01",
        "PET Panel; Other",
      ],
    ];
    expect(isHeader(table[0]!)).toBe(true);
    expect(isHeader(table[1]!)).toBe(false);
    const rows = arrange(table.slice(1), matchColumns(table[0]!));
    expect(projects.inOwnWords(rows)).toEqual([
      ["Town hall", "Pune, Maharashtra", "City", "conference", "private", "no", "2021", "", "PET Panel; Other", "", ""],
    ]);
  });

  test.each([
    ["Area (sq ft)", "4,850", "4,850 sq ft"],
    ["Area (sq ft)", "6,800 approx.", "about 6,800 sq ft"],
    ["Treated area in m²", "450", "450 m²"],
    ["Area, sqm", "450 sqm", "450 sqm"],
    ["Area", "450", "450"],
  ])("whose column %j has %j says %j", (heading, written, area) => {
    const projects = new ProjectStore(new EditedProject().open());
    const places = matchColumns(["Project", heading]);
    const [taken] = projects.inOwnWords(
      arrange([["Hall", written]], places),
      arrange([["Project", heading]], places)[0],
    );
    expect([taken?.[0], taken?.[7]]).toEqual(["Hall", area]);
  });

  test("is read the same from a spreadsheet, from separated values and from what a spreadsheet copies", async () => {
    const rows = [
      ["Project", "Location", "Year"],
      ["Hall, large", "Pune, Maharashtra", "2021"],
      ["Figure", "0.10", "1e3"],
    ];
    const sheet = await writeTable(rows, "Projects");
    expect(await tableIn(sheet)).toEqual(rows);
    const copied = rows.map((each) => each.join("\t")).join("\r\n");
    expect(await tableIn(Buffer.from(`\uFEFF${copied}`))).toEqual(rows);
    const separated = 'Project;Location;Year\n"Hall, large";"Pune, Maharashtra";2021\nFigure;0.10;1e3\n';
    expect(await tableIn(Buffer.from(separated))).toEqual(rows);
  });

  test("keeps the numbers of its rows where some are empty", async () => {
    const rows = [["Projects"], [""], ["Project", "Location"], ["Hall", "Pune"]];
    const [, , heading] = await tableIn(Buffer.from("Projects\n\nProject,Location\nHall,Pune\n\n"));
    expect(heading).toEqual(rows[2]);
    const inSheet = await tableIn(await writeTable([["", ""], ...rows.slice(1)], "Projects"));
    expect(inSheet[2]).toEqual(rows[2]);
  });

  test.each([
    ["is a broken spreadsheet", Buffer.from("PK\u0003\u0004 and nothing else"), /cannot be read/],
    ["is a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), /is no table/],
    ["is empty", Buffer.from("\n\n"), /no row/],
  ])("that %s is refused with a sentence", async (_, bytes, message) => {
    await expect(tableIn(bytes)).rejects.toThrow(UnreadableTable);
    await expect(tableIn(bytes)).rejects.toThrow(message);
  });
});
