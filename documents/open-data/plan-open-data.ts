import { createHash } from "node:crypto";
import { z } from "zod";
import type { Catalogue } from "#content/catalogue.ts";
import type { PlannedFile } from "../make-files.ts";
import { catalogueCsv, productCsv } from "./data-csv.ts";
import { catalogueData, productData } from "./data-schema.ts";
import { catalogueDataOf, dataPaths, figuresPaths, productDataOf, type Source } from "./open-data.ts";

/**
 * The files of the open data, which contain the names and sizes of the other documents. Making them is as fast as
 * comparing them, so their content is their fingerprint.
 */
export function planOpenData(catalogue: Catalogue, source: Source): PlannedFile[] {
  const whole = catalogueDataOf(catalogue, source);
  const ofProducts = catalogue.products.flatMap((product) => {
    const data = productDataOf(product, catalogue, source);
    const { json, csv } = figuresPaths(product);
    return [planned(json, toJson(data)), planned(csv, productCsv(data))];
  });
  return [
    planned(dataPaths.json, toJson(whole)),
    planned(dataPaths.csv, catalogueCsv(whole, Object.keys(catalogue.figures))),
    planned(dataPaths.catalogueSchema, toJson(z.toJSONSchema(catalogueData))),
    planned(dataPaths.productSchema, toJson(z.toJSONSchema(productData))),
    ...ofProducts,
  ];
}

function planned(address: string, text: string): PlannedFile {
  const key = createHash("sha256").update(text).digest("hex");
  return { address, key, make: async () => Buffer.from(text) };
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
