import { choiceInWords, singular, splitFieldName } from "#content/load/field-words.ts";

/** Labels of fields whose names would be unclear to the owner. */
const labels: Record<string, string> = {
  "": "",
  address: "Web address",
  allLabel: "Link text for all products",
  alsoIn: "Also shown in",
  alt: "Description",
  cardFigure: "Figure",
  cardFigures: "Figures on cards",
  covers: "Surface in the room calculator",
  drawingOf: "Product whose drawing is shown",
  expectsFireClass: "Show that a fire class is missing",
  highlightsProducts: "Highlight “Products” in the menu",
  carousel: "Picture strip",
  clientTypes: "Kinds of client",
  corporate: "Corporate office",
  registered: "Registered office",
  emails: "Email addresses",
  email: "Email address",
  emailService: "Advanced: email service",
  phones: "Phone numbers",
  phone: "Phone number",
  social: "Social media",
  network: "Social network",
  professionalNetwork: "Professional network",
  frameAddress: "Map in the page",
  line: "Address line",
  lines: "Address",
  linkLabel: "Link text",
  linkAddress: "Link to the large map",
  lead: "Introduction",
  licenceAddress: "Web address of the licence",
  exploreLabel: "Link text for each category",
  factFigure: "Figure",
  factFigures: "Figures below the banner",
  enquiryOrigin: "Address of the server that receives enquiries",
  "gi-system": "G.I. ceiling and wall system",
  heightPx: "Height in pixels",
  groups: "Choices of the filter",
  id: "Short name in web addresses",
  in: "Where to look for the words",
  installed: "After installation",
  mapLinkLabel: "Link text for the map",
  meant: "What to find",
  menuLabel: "In the menu",
  folder: "Folder",
  footerLabel: "In the footer",
  menuOrder: "Position in the menu",
  footerOrder: "Position in the footer",
  nrc: "NRC",
  onlyWhere: "Shown only if enquiries go to",
  order: "Position in the list",
  origin: "Web address of the site",
  phonePicture: "Picture on phones",
  pictureDescriptions: "What the pictures show",
  related: "Related products",
  retentionDays: "Days before an enquiry is deleted",
  said: "What visitors type",
  sample: "This is only a sample",
  sampleNote: "Note about samples",
  seo: "In search engines and browser tabs",
  statement: "Text below the heading",
  subtext: "Text below the heading",
  tab: "Tab on the category page",
  tabs: "Tabs on the page",
  synonyms: "Other words for the same",
  withoutScript: "Text without JavaScript",
  synonym: "Entry",
  swatches: "Colours and finishes",
  swatch: "Colour or finish",
  target: "Where to publish",
  tile: "Size of the material shown",
  toScale: "Drawn to scale",
  visualisation: "A computer-generated picture, not a photograph",
  focusPercent: "Horizontal focus (%)",
  product: "First sentences",
  slidesUpTo1024Px: "Pictures shown at once on screens up to 1024 pixels wide",
  slidesUpTo600Px: "Pictures shown at once on screens up to 600 pixels wide",
  centrePaddingPx: "Space beside the pictures in pixels",
  topMarginPx: "Space above the banner in pixels",
  application: "Where it is used",
  installationProcedure: "How it is installed",
  standardUnitSize: "Standard unit sizes",
  epd: "Environmental product declaration",
  evidence: "Test results and certificates",
  files: "Downloads: names and dates",
  url: "Web address",
};

/** Labels of variants that differ from those of fields with the same name. */
const kinds: Record<string, string> = {
  category: "The categories that a product is in",
  folder: "A folder",
  words: "Products that contain certain words",
  swatches: "Products in certain colours or woods",
};

/** The label of a variant. */
export function kindOf(constant: string): string {
  return kinds[constant] ?? labelOf(constant);
}

/** The label of a field: `shortName` as `Short name`, `panel-section` as `Panel section`. */
export function labelOf(key: string): string {
  const known = labels[key];
  if (known !== undefined) return known;
  const words = choiceInWords(key);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a figure in the form: as printed, or its name if that begins with the printed label and says more: `Fire class` for `Fire`. */
export function labelOfFigure(key: string, printed = key): string {
  const inWords = labelOf(key);
  return inWords.startsWith(`${printed} `) ? inWords : printed;
}

/** The address of a field's form. */
export function fieldAddress(path: string, at: readonly (string | number)[]): string {
  return at.length > 0 ? `#/${path}?at=${encodeURIComponent(JSON.stringify(at))}` : `#/${path}`;
}

/** `Specification 1, Figures, NRC` */
export function placeInWords(at: readonly (string | number)[]): string {
  return placeOnScreen(at).join(", ");
}

/**
 * The parts of a place as shown on the screen: `Specification 1`, `Performance`, `NRC`.
 * @param names labels that differ from the parts' names, by their index
 */
export function placeOnScreen(
  at: readonly (string | number)[],
  names: Readonly<Record<number, string>> = {},
): string[] {
  return at.reduce<string[]>((parts, part, index) => {
    const name = names[index];
    if (name !== undefined) return [...parts, name];
    if (typeof part === "string") return [...parts, labelOf(part)];
    const list = at[index - 1];
    const item = typeof list === "string" ? labelOf(singular(list)) : "Entry";
    return [...parts.slice(0, -1), `${item} ${part + 1}`];
  }, []);
}

/** A text with figures shown by their labels: `Seat {seatWidth} wide` as `Seat [Seat width] wide`. */
export function withFigureNames(text: string): string {
  return text.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const key = name.replace(/\.(?:least|most)$/, "");
    return `[${labelOf(key.slice(key.lastIndexOf(".") + 1))}]`;
  });
}

/** The title of a picture's file: `Picture “pet panel banner”` for `pet-panel-hero.webp`. */
export function pictureTitle(path: string): string {
  return `Picture “${splitFieldName(path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, ""))}”`;
}
