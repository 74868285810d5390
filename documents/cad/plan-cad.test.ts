import { describe, expect, test } from "vitest";
import { catalogue, type Product } from "#content/catalogue.ts";
import type { Size } from "#content/schema/reading.ts";
import { readDxf } from "../testing/read-dxf.ts";
import { findingsIn, objectsIn } from "../testing/read-glb.ts";
import { planCad } from "./plan-cad.ts";

const draw = () => ({ svg: '<svg class="drawing__sheet" viewBox="0 0 480 100"></svg>', alt: "" });
const source = { origin: "http://localhost", draw, tools: "1" };
const { products } = catalogue();

const filesOf = (product: Product) => planCad(product, source);
const readFiles = (product: Product, kind: string) =>
  Promise.all(
    filesOf(product)
      .filter(({ address }) => address.endsWith(kind))
      .map(async ({ address, make }) => ({ address, file: await make() })),
  );
const withFiles = (kind: string) =>
  products.filter((product) => filesOf(product).some(({ address }) => address.endsWith(kind)));
const dxfOf = async (product: Product, subject: string) => {
  const files = await readFiles(product, `-${subject}.dxf`);
  return readDxf(String(files[0]?.file));
};

const sizesOf = ({ specifications }: Product): readonly Size[] => {
  const figure = specifications.flatMap(({ figures }) => figures).find(({ key }) => key === "size");
  return figure?.reading.quantity === "size" && "sizes" in figure.reading ? figure.reading.sizes : [];
};

describe("CAD files of the catalogue", () => {
  test.each(withFiles(".dxf"))("of $id are DXF in millimetres with everything on named layers", async (product) => {
    for (const { address, file } of await readFiles(product, ".dxf")) {
      const dxf = readDxf(String(file));
      expect([dxf.version, dxf.unit], address).toEqual(["AC1024", 4]);
      expect(dxf.extents("0"), address).toEqual([-Infinity, -Infinity]);
      expect(Math.min(...dxf.extents()), address).toBeGreaterThan(0);
    }
  });

  test.each(withFiles("-sizes.dxf"))("of $id show every size as supplied", async (product) => {
    const outlines = (await dxfOf(product, "sizes")).outlines("PLAN");
    expect(outlines).toEqual(sizesOf(product).map(({ firstMm, secondMm }) => [firstMm, secondMm]));
  });

  const patterns = products.flatMap((product) =>
    (product.patterns?.items ?? []).flatMap(({ name, drawing }) =>
      drawing.kind === "perforation" && drawing.toScale ? [{ product, name, drawing }] : [],
    ),
  );

  test.each(patterns)("of pattern $name show one module with its hole", async ({ product, name, drawing }) => {
    const dxf = await dxfOf(product, name.toLowerCase().replace("/", "-"));
    expect(dxf.extents()).toEqual([drawing.pitchMm, drawing.pitchMm]);
    expect(dxf.diameters("HOLES")).toEqual(drawing.holesMm);
  });

  test.each(products.filter(({ drawing }) => drawing?.kind === "baffle" || drawing?.kind === "linear"))(
    "of $id show every section",
    async (product) => {
      const sections = (await dxfOf(product, "sections")).outlines("SECTION");
      expect(sections).toEqual(
        expect.arrayContaining(sizesOf(product).map(({ firstMm, secondMm }) => [firstMm, secondMm])),
      );
    },
  );

  test.each(withFiles(".glb"))("of $id are solids without a finding of the validator", async (product) => {
    for (const { address, file } of await readFiles(product, ".glb")) {
      expect(await findingsIn(file), address).toEqual([]);
      expect(file.length, address).toBeLessThanOrEqual(1_000_000);
      for (const [name, [width, height, depth]] of Object.entries(await objectsIn(file))) {
        const measured = name.includes("cell") ? `${width} mm cell` : `${width} x ${depth} x ${height} mm`;
        expect(name, address).toBe(measured);
      }
    }
  });
});

test("a schematic picture says that it is not to scale", async () => {
  const product = products.find(({ patterns }) => patterns?.items.some(({ drawing }) => drawing.reading))!;
  const pattern = product.patterns!.items.find(({ drawing }) => drawing.reading)!;
  const [file] = planCad({ ...product, patterns: { ...product.patterns!, items: [pattern] } }, source);
  expect(String(await file!.make())).toContain(">Schematic, not to scale</text>");
});

test("the fingerprint of a file changes exactly when its drawing or its code changes", () => {
  const product = products.find(({ drawing }) => drawing?.kind === "linear")!;
  const keysOf = (changed: Product, tools = "1") => planCad(changed, { ...source, tools }).map(({ key }) => key);
  const wider = { ...product, drawing: { ...product.drawing, profilesMm: [{ widthMm: 85, heightMm: 16 }] } } as Product;
  expect(keysOf({ ...product })).toEqual(keysOf(product));
  expect(keysOf(wider)).not.toEqual(keysOf(product));
  expect(keysOf(product, "2")).not.toEqual(keysOf(product));
});
