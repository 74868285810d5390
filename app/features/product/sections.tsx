import type { ReactNode } from "react";
import { Downloads } from "#app/features/downloads/index.ts";
import { Drawing } from "#app/drawings/drawing.tsx";
import { Colours } from "./finishes/colours.tsx";
import { Evidence } from "./evidence.tsx";
import { choosableProduct, type DetailPage } from "./build-product-page.ts";
import { Patterns } from "./finishes/patterns.tsx";
import { PictureStrip } from "./pictures/picture-strip.tsx";
import { Statements } from "./statements.tsx";
import { FigureSheet } from "#app/ui/figures/figure-sheet.tsx";
import { Picture, PictureCaption } from "#app/ui/pictures/picture.tsx";
import { sampleMarkNote } from "#app/ui/sample-note.tsx";
import { absoluteUrl } from "#app/seo/site-origin.ts";

interface Section {
  id: string;
  title: string;
  body: ReactNode;
}

/** The sections for which the page has content, in the order of the specification. */
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
      colours && !isNoteOnly(colours),
      "colours",
      "Colours",
      () =>
        colours && (
          <Colours colours={colours} product={choosableProduct(page)} enquiryPath={page.contact.enquiryPath} />
        ),
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
    ...when(page.worksWith.length, "works-with", "Works with", () => (
      <NamedPages pages={page.worksWith} sampleNote="* Sample combination, to be confirmed." />
    )),
    ...when(page.usedIn.length, "used-in", "Used in", () => (
      <NamedPages pages={page.usedIn} sampleNote="* Sample project." />
    )),
    ...when(
      drawing,
      "technical-drawing",
      "Technical drawing",
      () => drawing && <Drawing drawing={drawing} title={name} />,
    ),
    ...when(warranty, "warranty", "Warranty", () => warranty && <Warranty term={warranty} productName={name} />),
    {
      id: "evidence",
      title: "Evidence",
      body: (
        <>
          <Evidence evidence={page.evidence} enquiryPath={page.contact.enquiryPath} />
          <PrintedSource {...page} />
        </>
      ),
    },
    ...when(page.downloads.files.length + page.downloads.more.length, "downloads", "Downloads", () => (
      <Downloads {...page.downloads} />
    )),
  ];
}

function when(exists: unknown, id: string, title: string, body: () => ReactNode): Section[] {
  return exists ? [{ id, title, body: body() }] : [];
}

/** The figures as data-sheet cards. */
export function Specifications({ cards }: { cards: DetailPage["specifications"] }) {
  const anySample = cards.some(({ figures }) => figures.some(({ sample }) => sample));
  return (
    <>
      <div className="specifications">
        {cards.map(({ title, figures }) => (
          <div key={title}>
            <h3>{title}</h3>
            <FigureSheet
              rows={figures.map(({ label, term, lines, sample, note }) => ({
                label,
                termId: term,
                lines,
                sample,
                note,
              }))}
            />
          </div>
        ))}
      </div>
      {anySample && <p className="detail-note caption quiet">{sampleMarkNote}</p>}
    </>
  );
}

/** The unit sizes, and how to order another. */
function StandardUnitSize({ sizes, guidance }: NonNullable<DetailPage["standardUnitSize"]>) {
  return (
    <>
      {sizes.length > 0 && (
        <ul className="unit-sizes">
          {sizes.map((size) => (
            <li key={size}>{size}</li>
          ))}
        </ul>
      )}
      {guidance.length > 0 && <Statements statements={guidance} />}
    </>
  );
}

/**
 * The description of the product, with its picture if the page has no carousel, and with a note about its colours if
 * there are none to choose from.
 */
function ProductIntroduction({ page }: { page: DetailPage }) {
  const { statements, pictures, colours, contact } = page;
  const picture = pictures.strip.length > 1 ? undefined : (pictures.product ?? pictures.strip[0]);
  const words = (
    <>
      <Statements statements={statements.product} />
      {isNoteOnly(colours) && (
        <div className="product-introduction__colours" id="colours">
          <h3>Colours</h3>
          <Colours colours={colours} product={choosableProduct(page)} enquiryPath={contact.enquiryPath} />
        </div>
      )}
    </>
  );
  if (!picture) return words;
  return (
    <div className="product-introduction">
      <figure className="product-introduction__picture">
        <Picture picture={picture} sizes="(min-width: 992px) 40vw, (min-width: 768px) 50vw, 100vw" />
        <PictureCaption picture={picture} />
      </figure>
      <div>{words}</div>
    </div>
  );
}

/** Whether the colours are a note without finishes to choose from. */
function isNoteOnly(colours: DetailPage["colours"]): colours is NonNullable<DetailPage["colours"]> {
  return colours !== undefined && colours.swatches.length === 0;
}

interface NamedPagesProps {
  pages: DetailPage["usedIn"];
  /** Explains the asterisk after a sample. */
  sampleNote: string;
}

/** Links to projects or other products, each with a note. */
export function NamedPages({ pages, sampleNote }: NamedPagesProps) {
  return (
    <>
      <ul className="statements named-pages">
        {pages.map(({ name, path, note, sample }, index) => (
          // Several projects without a page may have the same name, place and address, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <span className={sample ? "sample-mark" : undefined}>
              <a href={path} translate="no">
                {name}
              </a>
            </span>
            <span className="named-pages__note">{note}</span>
          </li>
        ))}
      </ul>
      {pages.some(({ sample }) => sample) && <p className="detail-note caption quiet">{sampleNote}</p>}
    </>
  );
}

interface WarrantyProps {
  /** As supplied: "5 years". */
  term: string;
  productName: string;
}

function Warranty({ term, productName }: WarrantyProps) {
  return (
    <div className="warranty">
      <p className="warranty__figure">{term}</p>
      <p className="quiet">
        The {productName} carries a warranty of {term}.
      </p>
    </div>
  );
}

/** Print only: the contact details, the page's address, and the date of its data. */
function PrintedSource({ productId, revised, companyName, contact }: DetailPage) {
  const day =
    revised && new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(revised));
  return (
    <p className="print-source">
      <span>{[companyName, ...contact.onPaper].join(" · ")}</span>
      <span>{[absoluteUrl(`/${productId}`), day && `Revised ${day}`].filter(Boolean).join(". ")}</span>
      {contact.sampleNote && <span>{contact.sampleNote}</span>}
    </p>
  );
}
