import { afterEach, expect, test } from "vitest";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { readDefinitions } from "./definitions.ts";
import { figuresToName, figureRemarks } from "./figure-texts.ts";

afterEach(removeProjects);

const panel = "products/wallPanels/petPanel.yaml";

function open() {
  const project = new EditedProject();
  return { project, definitions: readDefinitions(project.contentFolder) };
}

test("a text that repeats a figure is reported at its field while typing, with what to write instead", () => {
  const { project, definitions } = open();
  const value = project.changed(panel, (product) => {
    product.specifications.find(({ figures }: any) => figures.nrc).figures.nrc = "0.55-0.65";
    product.features = ["NRC {nrc}.", { value: "It reaches NRC 0.55–0.65.", sample: true }];
  });
  expect(figureRemarks(value, definitions)).toEqual([
    {
      at: ["features", 1],
      words:
        "If the figure changes, this text will still say 0.55–0.65. Write {nrc} in its place, and the site fills in the figure.",
    },
  ]);
  expect(figureRemarks({ name: "Unfinished" }, definitions)).toEqual([]);
});

test("a size that contradicts the thickness is reported at its field while typing", () => {
  const { project, definitions } = open();
  const value = project.changed(panel, (product) => {
    const figures = product.specifications.find((card: any) => card.figures.thickness).figures;
    Object.assign(figures, { thickness: "30 mm", size: "600x600 at 25 mm" });
  });
  expect(figureRemarks(value, definitions)).toContainEqual({
    at: ["specifications", expect.any(Number), "figures", "size"],
    words: "Size is 600x600 at 25 mm, but Thickness is 30 mm. Correct it here.",
  });
});

test("an article that does not match its figure is reported at its field while typing", () => {
  const { project, definitions } = open();
  const remarksWith = (thickness: string) => {
    const value = project.changed(panel, (product) => {
      product.specifications.find(({ figures }: any) => figures.thickness).figures.thickness = thickness;
      product.features = ["On a {thickness} board."];
    });
    return figureRemarks(value, definitions).filter(({ at }) => at[0] === "features");
  };
  expect(remarksWith("9 mm")).toEqual([]);
  expect(remarksWith("8 mm")).toEqual([
    { at: ["features", 0], words: "The site shows “a 8 mm”. Write “an {thickness}”." },
  ]);
});

test("the form offers a product its own figures, a category the ranges of its products, and a page those of all categories", () => {
  const { project, definitions } = open();
  const at = { contentFolder: project.contentFolder, definitions };
  const offered = (path: string) =>
    figuresToName(
      path,
      project.changed(path, () => {}),
      at,
    );
  expect(offered(panel)).toContainEqual({ name: "warranty", printed: expect.stringMatching(/^\d+ years$/) });
  const category = offered("categories/wallPanels.yaml");
  expect(category.map(({ name }) => name)).toContain("thickness.most");
  expect(category.find(({ name }) => name === "nrc")?.printed).toMatch(/^\d\.\d+–\d\.\d+$/);
  const home = offered("pages/home.yaml");
  expect(home.find(({ name }) => name === "wallPanels.nrc")?.printed).toMatch(/^\d\.\d+–\d\.\d+$/);
  expect(offered("glossary.yaml")).toEqual([]);
});
