import { expect, test } from "vitest";
import { savedChanges } from "./saved-changes.ts";

type Content = Readonly<Record<string, string>>;

/** What is told of the content as it was and as it is. */
function toldOf(was: Content, is: Content) {
  const paths = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((path) => was[path] !== is[path]);
  return savedChanges({ paths, before: (path) => was[path], after: (path) => is[path] });
}

const felt = "content/products/wallPanels/felt.yaml";
const wool = "content/products/wallPanels/wool.yaml";
const figures = { "content/figures.yaml": "nrc: { label: NRC }" };
const header = "project,location,client,room,clientType,sample\n";
const table = (...rows: string[]) => header + rows.map((row) => `${row}\n`).join("");

test("a figure that was changed is told by what it is called, with what it was and is, whatever else is only written otherwise", () => {
  const was = { ...figures, [felt]: 'name: Felt\nspecifications: [{ figures: { nrc: "0.6" } }]\n' };
  const is = { ...figures, [felt]: '# A comment.\nname: "Felt"\nspecifications: [{ figures: { nrc: "0.65" } }]\n' };
  expect(toldOf(was, is)).toEqual([
    { path: felt, at: ["specifications", 0, "figures", "nrc"], words: "NRC: “0.6” is now “0.65”" },
  ]);
  expect(toldOf(was, { ...was, [felt]: `# A comment.\n${was[felt]}` })).toEqual([]);
});

test("an order that several files hold is told once, and a picture by its file", () => {
  const was = { [felt]: "name: Felt\norder: 1\n", [wool]: "name: Wool\norder: 2\n", "imagery/masters/felt.webp": "1" };
  const is = { [felt]: "name: Felt\norder: 2\n", [wool]: "name: Wool\norder: 1\n", "imagery/masters/felt.webp": "2" };
  expect(toldOf(was, is)).toEqual([{ path: "order/wallPanels" }, { path: "imagery/masters/felt.webp" }]);
});

test("a product that has come, has gone, is withdrawn or has another address is told as that", () => {
  const text = "name: Felt\n";
  expect(toldOf({}, { [felt]: text })).toEqual([{ path: felt, words: "added" }]);
  expect(toldOf({ [felt]: text }, {})).toEqual([{ path: felt, words: "no longer there" }]);
  expect(
    toldOf({ [felt]: text }, { "content/addresses.yaml": "withdrawn: { wallPanels/felt: { name: Felt } }" }),
  ).toEqual([{ path: felt, words: "no longer offered; its address says so" }]);
  const moved = { "content/addresses.yaml": "moved: { wallPanels/felt: wallPanels/wool }", [wool]: "name: Wool\n" };
  expect(toldOf({ [felt]: text }, moved)).toEqual([
    { path: wool, words: "now at /wallPanels/wool, before at /wallPanels/felt" },
    { path: wool, at: ["name"], words: "name: “Felt” is now “Wool”" },
  ]);
});

test("projects are told by name, more than five of them as a number, and one that is in another table not at all", () => {
  const [west, north] = ["content/projects/west.csv", "content/projects/north.csv"];
  const hall = "Hall,Pune,City,auditorium,public-works,yes";
  const was = { [west]: table(hall), [north]: table() };
  const one = {
    [west]: table(hall.replace("public-works", "private"), "Court,Goa,State,office,private,no"),
    [north]: "",
  };
  expect(toldOf(was, one)).toEqual([
    { path: "projects/added", words: "Court, Goa, State" },
    { path: "projects/changed", words: "Hall, Pune, City: Kind of client: “public works” is now “private”" },
  ]);
  const many = Array.from({ length: 6 }, (_, index) => `Court ${index},Goa,State,office,private,no`);
  expect(toldOf(was, { [west]: table(), [north]: table(hall, ...many) })).toEqual([
    { path: "projects", words: "6 added" },
  ]);
});
