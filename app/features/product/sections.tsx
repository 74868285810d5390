import type { ReactNode } from "react";
import { Drawing } from "#app/drawings/drawing.tsx";
import { Colours } from "./finishes/colours.tsx";
import { Downloads } from "./downloads.tsx";
import { Evidence } from "./evidence.tsx";
import type { DetailPage } from "./product-page-content.ts";
import { Patterns } from "./finishes/patterns.tsx";
import { PictureStrip } from "./pictures/picture-strip.tsx";
import { ProductIntroduction } from "./product-introduction.tsx";
import { Specifications } from "./specifications.tsx";
import { StandardUnitSize } from "./standard-unit-size.tsx";
import { Statements } from "./statements.tsx";
import { Warranty } from "./warranty.tsx";

interface Section {
  id: string;
  title: string;
  body: ReactNode;
}

/** The sections that the page has something for, in the order in which the specification lists them. */
export function sectionsOf(page: DetailPage): Section[] {
  const { statements, specifications, colours, patterns, standardUnitSize, pictures, drawing, name, warranty } = page;
  const listed = (key: keyof typeof statements, id: string, title: string) =>
    when(statements[key].length, id, title, () => (
      <Statements statements={statements[key]} ordered={key === "installationProcedure"} />
    ));

  return [
    ...when(statements.product.length, "the-product", "The Product", () => <ProductIntroduction page={page} />),
    ...when(specifications.length, "specifications", "Specifications", () => <Specifications cards={specifications} />),
    ...listed("features", "features", "Features"),
    ...listed("advantages", "advantages", "Advantages"),
    ...listed("application", "application", "Application"),
    ...listed("installationProcedure", "installation-procedure", "Installation Procedure"),
    ...when(
      colours,
      "colours",
      "Colours",
      () => colours && <Colours colours={colours} productName={name} enquiryPath={page.contact.enquiryPath} />,
    ),
    ...when(patterns, "patterns", patterns?.title ?? "Patterns", () => patterns && <Patterns patterns={patterns} />),
    ...when(
      standardUnitSize,
      "standard-unit-size",
      "Standard Unit Size",
      () => standardUnitSize && <StandardUnitSize {...standardUnitSize} />,
    ),
    ...when(pictures.installed.length, "installed", "Installed", () => (
      <PictureStrip
        label={`The ${name} installed`}
        pictures={pictures.installed}
        shown={page.shown}
        sizes="(min-width: 992px) 38vw, (min-width: 601px) 32vw, 100vw"
      />
    )),
    ...when(drawing, "technical-drawing", "Technical drawing", () => <Drawing drawing={drawing} title={name} />),
    ...when(warranty, "warranty", "Warranty", () => warranty && <Warranty term={warranty} productName={name} />),
    {
      id: "evidence",
      title: "Evidence",
      body: <Evidence evidence={page.evidence} enquiryPath={page.contact.enquiryPath} />,
    },
    { id: "downloads", title: "Downloads", body: <Downloads catalogueFile={page.catalogueFile} /> },
  ];
}

function when(exists: unknown, id: string, title: string, body: () => ReactNode): Section[] {
  return exists ? [{ id, title, body: body() }] : [];
}
