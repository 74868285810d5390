import type { ReactNode } from "react";
import { Scale } from "./card.tsx";
import type { PeerContent } from "./content.ts";
import { Trail } from "./frame.tsx";
import { To, type LinkPart } from "./link.tsx";
import { Picture } from "./picture.tsx";

interface PartProps {
  page: PeerContent["product"];
  link: LinkPart;
}

/** A product's banner and main figures. */
export function ProductHead({ page, link }: PartProps) {
  const { picture, phonePicture } = page.banner;
  return (
    <>
      <div className="banner">
        {picture && <Picture picture={picture} phonePicture={phonePicture} sizes="100vw" priority />}
        <div className="over wrap">
          <Trail names={page.trail} link={link} />
          <h1>{page.name}</h1>
        </div>
      </div>
      <section className="wrap" aria-label="Key facts">
        {page.nrc && <Scale {...page.nrc} />}
        <dl>
          {page.facts.map(({ key, label, lines, askPath }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                {lines.map(({ value, unit }) => [value, unit].filter(Boolean).join(" ")).join(", ")}
                {askPath && <a href={askPath}>Ask for it</a>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

/** The numbered sections with their index. The framework provides interactive parts. */
export function Sections(props: PartProps & { drawings: string[]; colours: ReactNode; installed: ReactNode }) {
  const { page, drawings, colours, installed } = props;
  const { statements, contact } = page;
  const said = (key: keyof typeof statements) =>
    statements[key].length > 0 && (
      <ul>
        {statements[key].map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  const sections: [title: string, body: ReactNode][] = [
    ["The Product", said("product")],
    ["Specifications", <Specifications key="specifications" sheets={page.specifications} />],
    ["Features", said("features")],
    ["Advantages", said("advantages")],
    ["Application", said("application")],
    ["Installation Procedure", said("installationProcedure")],
    ["Colours", colours],
    ["Patterns", <Patterns key="patterns" patterns={page.patterns} drawings={drawings} />],
    ["Installed", installed],
    ["Used in", page.usedIn.length > 0 && <UsedIn key="used-in" projects={page.usedIn} />],
    ["Technical drawing", <Drawing key="drawing" markup={drawings.at(-1) ?? ""} />],
    ["Warranty", page.warranty],
    ["Evidence", <Sheet key="evidence" title="" figures={evidenceOf(page)} />],
    ["Downloads", <Downloads key="downloads" {...page.downloads} />],
  ];
  const shown = sections.filter(([, body]) => body);
  return (
    <div className="wrap">
      <nav aria-label="On this page">
        <ol>
          {shown.map(([title]) => (
            <li key={title}>
              <a href={`#${title}`}>{title}</a>
            </li>
          ))}
        </ol>
        <a href={contact.enquiryPath}>Ask about this product</a>
      </nav>
      {shown.map(([title, body], place) => (
        <section key={title} id={title}>
          <h2>
            {title} <small>{place + 1}</small>
          </h2>
          {body}
        </section>
      ))}
    </div>
  );
}

function Specifications({ sheets }: { sheets: PartProps["page"]["specifications"] }) {
  return sheets.map((sheet) => <Sheet key={sheet.title} {...sheet} />);
}

function Sheet({ title, figures }: { title: string; figures: { label: string; lines: readonly string[] }[] }) {
  return (
    <div className="sheet">
      <h3>{title}</h3>
      <dl>
        {figures.map(({ label, lines }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{lines.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function evidenceOf({ evidence: { bands = [], rows } }: PartProps["page"]) {
  return [
    ...bands.map(({ hz, coefficient }) => ({ label: `${hz} Hz`, lines: [coefficient] })),
    ...rows.map(({ label, value }) => ({ label, lines: [value ?? "Not supplied."] })),
  ];
}

function Patterns({ patterns, drawings }: { patterns: PartProps["page"]["patterns"]; drawings: string[] }) {
  return (
    <ul className="tiles">
      {patterns?.items.map(({ name, description, picture }, place) => (
        <li key={name}>
          {picture && <Picture picture={picture} sizes="(max-width: 767px) 50vw, 320px" />}
          <Drawing markup={drawings[place] ?? ""} />
          <b>{name}</b> {description}
        </li>
      ))}
    </ul>
  );
}

function Drawing({ markup }: { markup: string }) {
  return <figure className="drawing" dangerouslySetInnerHTML={{ __html: markup }} />;
}

function UsedIn({ projects }: { projects: PartProps["page"]["usedIn"] }) {
  return (
    <ul>
      {projects.map(({ name, path, note }) => (
        <li key={path + note}>
          <a href={path}>{name}</a> {note}
        </li>
      ))}
    </ul>
  );
}

function Downloads({ files, cad }: PartProps["page"]["downloads"]) {
  return (
    <ul>
      {[...files, ...cad.flatMap((row) => row.files.map((file) => ({ ...file, name: row.title })))].map((file) => (
        <li key={file.href}>
          <a href={file.href}>{file.name}</a> {file.what}
        </li>
      ))}
    </ul>
  );
}

/** The content after the related products. */
export function ProductEnd({ page: { name, contact, relatedNotes }, link }: PartProps) {
  return (
    <>
      <p className="wrap">{relatedNotes.join(" ")}</p>
      <section className="dark">
        <div className="wrap">
          <h2>Ask about the {name}</h2>
          <p>Your enquiry will name the product. Tell us about your project.</p>
          <a className="button" href={contact.enquiryPath}>
            Send an enquiry
          </a>
        </div>
      </section>
      <nav className="bar" aria-label="Ask about this product">
        <a href={contact.call}>Call</a>
        <a href={contact.chat}>Chat</a>
        <To link={link} href={contact.enquiryPath}>
          Enquire
        </To>
      </nav>
    </>
  );
}
