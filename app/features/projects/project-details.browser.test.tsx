import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, longHindiText, manyCount } from "#app/testing/awkward-texts.ts";
import { picture, productCards } from "#app/testing/content.ts";
import { layoutFaultsOnScreens, layoutFaultsWithLargeText } from "#app/testing/layout-faults.ts";
import { renderPart, setScreen } from "#app/testing/render-part.tsx";
import { ProjectDetails } from "./project-details.tsx";
import type { ProjectPageContent } from "./project-page.ts";

const content: ProjectPageContent = {
  companyName: "Company",
  seo: { title: "", description: "" },
  path: "/projects/town-hall",
  name: "Town hall",
  facts: [
    { label: "Location", value: "Pune, Maharashtra" },
    { label: "Client", value: "City of Pune" },
  ],
  sample: false,
  photographs: photographs(1),
  products: [],
  categories: [],
  productNotes: [],
};

function photographs(count: number, caption?: string) {
  return listOf(count, (place) => ({ ...picture, id: `${place}`, alt: `View ${place + 1}`, caption }));
}

function details(given: Partial<ProjectPageContent> = {}) {
  const project = { ...content, ...given };
  const trail = ["Home", "Projects", project.name].map((name, place) => ({ name, path: `/${place}` }));
  return <ProjectDetails page={project} trail={trail} />;
}

const links = () =>
  page
    .getByRole("region", { name: /^Pictures of/ })
    .getByRole("listitem")
    .getByRole("link");

const widths = (part: HTMLElement) =>
  [...part.querySelectorAll(".project-photographs a")].map((link) => link.getBoundingClientRect().width);

describe("the page of a project", () => {
  test("shows its data and its products, and links to the enquiry", async () => {
    const part = await renderPart(details({ products: productCards(3), productNotes: ["* Sample value."] }));
    await expect.element(page.getByRole("heading", { level: 1, name: "Town hall" })).toBeVisible();
    await expect.element(page.getByRole("definition").first()).toHaveTextContent("Pune, Maharashtra");
    await expect.element(page.getByRole("link", { name: "Panel 2" })).toHaveAttribute("href", "/wallPanels/panel2");
    await expect.element(page.getByText("* Sample value.")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Send an enquiry" })).toHaveAttribute("href", "/contact");
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("links to the category if it is not known which of its products were used", async () => {
    await renderPart(details({ categories: [{ name: "Seats", href: "/seats" }] }));
    await expect.element(page.getByText("Products from")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Seats" })).toHaveAttribute("href", "/seats");
  });

  test("has no heading for products if none are known", async () => {
    await renderPart(details());
    await expect.element(page.getByRole("heading", { name: "Products used" })).not.toBeInTheDocument();
  });

  test.each([true, false])("says whether it is a sample: %s", async (sample) => {
    const part = await renderPart(details({ sample }));
    expect(part.textContent.includes("This project is a sample.")).toBe(sample);
  });

  test.each([1, 2, 3, 6, manyCount])("fills its rows with %i photographs, the first full-width", async (count) => {
    const part = await renderPart(details({ photographs: photographs(count) }));
    expect(links().elements()).toHaveLength(count);
    await setScreen("desktop");
    const all = widths(part);
    const wide = all.filter((width) => width === all[0]);
    expect(wide).toHaveLength(count > 1 && count % 2 === 0 ? 2 : 1);
    expect(all.slice(1, -1).every((width) => width < (all[0] ?? 0) / 2)).toBe(true);
    await setScreen("phone");
    expect(new Set(widths(part)).size).toBe(1);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("marks rendered pictures after their captions", async () => {
    const rendered = photographs(1, "From the balcony").map((each) => ({ ...each, visualisation: true, sample: true }));
    const part = await renderPart(details({ photographs: [...rendered, { ...picture, id: "photograph" }] }));
    const captions = [...part.querySelectorAll("figcaption")].map(({ textContent }) => textContent);
    expect(captions).toEqual(["From the balcony. Visualisation of a sample design"]);
  });

  test("opens a photograph in a viewer with its caption, and steps to the next", async () => {
    await renderPart(details({ photographs: photographs(3, "From the balcony") }));
    await page.getByRole("link", { name: "View 2" }).click();
    const view = page.getByRole("dialog", { name: "Town hall" });
    await expect.element(view.getByRole("img", { name: "View 2" })).toBeInTheDocument();
    await expect.element(view.getByText("From the balcony")).toBeVisible();
    await view.getByRole("button", { name: /next/i }).click();
    await expect.element(view.getByRole("img", { name: "View 3" })).toBeInTheDocument();
    await view.getByRole("button", { name: "Close" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  test.each(awkwardNames)("holds %s in every field, with text of any size", async (_kind, name) => {
    const facts = [{ label: "Client", value: name }];
    const part = await renderPart(details({ name, facts, sample: true, photographs: photographs(2, longHindiText) }));
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
    expect(await layoutFaultsWithLargeText(part)).toEqual([]);
  });
});
