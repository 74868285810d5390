import { afterEach, describe, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { pagePaths } from "#content/paths.ts";
import { canonicalPaths, findProject, searchDocuments } from "#app/content.server.ts";
import { detailPage } from "#app/features/product/build-product-page.ts";
import { projectPage } from "#app/features/projects/project-page.ts";
import { projectsContent } from "#app/features/projects/projects-content.ts";

afterEach(removeContentCopies);

const header = "project,location,client,room,clientType,sample,year,area,products,page,photographs";
const products = "wallPanels/petPanel; wallPanels/slatedPanel";
const townHall = `Town hall,"Mysuru, Karnataka",City of Mysuru,hall,municipal,no,2021,850 m2,${products},town-hall-mysuru,hall-north; hall-south`;
const court = 'Courtroom,"Kochi, Kerala",State,court,municipal,yes,,,wallPanels/petPanel,,';
const address = "/projects/town-hall-mysuru";

/** A town hall with all optional fields, and a courtroom without photographs; both with one product. */
function withProjects(visualisation = false) {
  const description = (alt: string) => `{ alt: ${alt}, visualisation: ${visualisation} }`;
  const copy = new ContentCopy()
    .remove("projects/south.csv")
    .add("projects/south.csv", `${[header, townHall, court].join("\n")}\n`)
    .addPicture("hall-north")
    .addPicture("hall-south")
    .edit("pictures.yaml", /$/, `hall-north: ${description("The stage.")}\nhall-south: ${description("The foyer.")}\n`);
  const content = copy.load();
  const project = content.regions.flatMap(({ rows }) => rows).find(({ path }) => path === address);
  if (!project) throw new Error("The town hall is not among the projects.");
  return { content, page: projectPage(project, content) };
}

describe("a project that is added with its photographs", () => {
  test("has a page with its data, its photographs and the products used", () => {
    const { page } = withProjects();
    expect(page).toMatchObject({ name: "Town hall", path: address, sample: false });
    expect(page.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Location: Mysuru, Karnataka",
      "Client: City of Mysuru",
      "Year: 2021",
      "Area: 850 m²",
      "Room type: Hall",
    ]);
    expect(page.photographs.map(({ alt }) => alt)).toEqual(["The stage.", "The foyer."]);
    expect(page.products.map(({ path }) => path)).toEqual(["/wallPanels/petPanel", "/wallPanels/slatedPanel"]);
  });

  test("has a unique title and description", () => {
    expect(withProjects().page.seo).toEqual({
      title: "Town hall, Mysuru, Karnataka",
      description: "Town hall in Mysuru, Karnataka. Client: City of Mysuru. Year: 2021. Area: 850 m². 2 photographs.",
    });
  });

  test("is not described as having photographs if any of them was rendered", () => {
    expect(withProjects(true).page.seo.description).toMatch(/ 2 pictures\.$/);
  });

  test("is prerendered, in the sitemap and, with its first picture and its products, in the search", () => {
    const { content } = withProjects();
    expect(pagePaths(content)).toContain(address);
    expect(canonicalPaths(content)).toContain(address);
    expect(searchDocuments(content).find(({ path }) => path === address)).toMatchObject({
      kind: "project",
      title: "Town hall",
      picture: { id: "hall-north" },
      text: expect.stringContaining("PET Panel") as string,
    });
  });

  test("is linked from the table to its page and to its products", () => {
    const rows = projectsContent(withProjects().content).regions.find(({ id }) => id === "south")?.rows;
    expect(rows?.[0]).toMatchObject({
      year: "2021",
      area: "850 m²",
      page: { href: address, pictures: "2 photographs" },
      products: [{ href: "/wallPanels/petPanel" }, { href: "/wallPanels/slatedPanel" }],
    });
    expect(Object.keys(rows?.[1] ?? {})).not.toEqual(expect.arrayContaining(["page"]));
  });
});

test("a project without a type of room has no line for it on its page", () => {
  const { content } = withProjects();
  const [project] = content.regions.flatMap(({ rows }) => rows.filter(({ path }) => path === address));
  const { facts } = projectPage({ ...project!, room: "" }, content);
  expect(facts.map(({ label }) => label)).toEqual(["Location", "Client", "Year", "Area"]);
});

test("a product links to the projects that name it: to their own pages or to their row in the table", () => {
  const { content } = withProjects();
  const usedIn = (path: string) => {
    const detail = content.details.find((each) => each.path === path);
    return detail && detailPage(detail, content).usedIn;
  };
  expect(usedIn("/wallPanels/petPanel")).toEqual([
    { name: "Town hall", path: address, note: "Mysuru, Karnataka · 2021 · 850 m²", sample: false },
    { name: "Courtroom", path: "/projects?region=south", note: "Kochi, Kerala", sample: true },
  ]);
  expect(usedIn("/wallPanels/gypsumBoard")).toEqual([]);
});

test("a project that names a category links to it, and is not listed by any of its products", () => {
  const hall = townHall.replace(products, "wallPanels").replace("Town hall", "Planetarium");
  const content = new ContentCopy()
    .remove("projects/south.csv")
    .add("projects/south.csv", `${[header, hall.replace(/town-hall-mysuru,.*/, ",")].join("\n")}\n`)
    .load();
  const [project] = content.regions.flatMap(({ rows }) => rows.filter((row) => row.project === "Planetarium"));
  const { title } = content.categories.find(({ id }) => id === "wallPanels")!;
  expect(projectPage(project!, content).categories).toEqual([{ name: title, href: "/wallPanels" }]);
  const [row] = projectsContent(content).regions.find(({ id }) => id === "south")?.rows ?? [];
  expect(row?.products).toEqual([{ name: title, href: "/wallPanels" }]);
  const listed = content.details.filter((detail) =>
    detailPage(detail, content).usedIn.some(({ name }) => name === "Planetarium"),
  );
  expect(listed).toEqual([]);
});

test("an unknown project address has no page", () => {
  expect(findProject("no-such-project")).toBeUndefined();
  expect(findProject(undefined)).toBeUndefined();
});
