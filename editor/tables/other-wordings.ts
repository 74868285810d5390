/** Too general to say which kind of room or which product is meant. */
export const general = ["room", "rooms", "metal", "stage", "wall"];
/** Words that only join others. */
export const joining = new Set(["and", "of", "or", "the"]);

/** Companies of the state that lists of projects name without saying what they are. */
const publicCompanies =
  "bel bhel bpcl bsnl gail hal hpcl iocl lic nalco nhpc nmdc ntpc ongc pgcil powergrid rbi rec sail sbi".split(" ");
const publicSector = ["public", "sector"];

/** Companies that lists of projects name without saying that they are private. */
const privateCompanies =
  "adani brigade capgemini cinepolis cognizant dlf godrej hcl infosys inox lodha lt oberoi prestige pvr sobha tcs wipro".split(
    " ",
  );

/** What is often, but not always, what the words of ours say. */
export const looselySaid: Readonly<Record<string, readonly string[]>> = {
  college: ["university"],
  // Most companies are private.
  company: ["company"],
  institute: ["university"],
  // Companies of the state are limited too.
  limited: ["private"],
  ltd: ["private"],
  // Other companies may have the same names.
  ...Object.fromEntries(privateCompanies.map((name) => [name, ["private"]])),
};

/** What lists of projects write for the words of ours. */
export const otherwiseWritten: Readonly<Record<string, readonly string[]>> = {
  aiims: ["hospital", "university"],
  board: ["conference"],
  boardroom: ["conference"],
  bungalow: ["private"],
  chair: ["seating"],
  chairs: ["seating"],
  class: ["lecture"],
  classroom: ["lecture"],
  conf: ["conference"],
  convention: ["conference"],
  govt: ["government"],
  iit: ["university"],
  meeting: ["conference"],
  mph: ["hall"],
  multiplex: ["cinema"],
  nit: ["university"],
  oat: ["theatre"],
  psu: publicSector,
  pvt: ["private"],
  residence: ["private"],
  residency: ["private"],
  univ: ["university"],
  vidyalaya: ["school"],
  villa: ["private"],
  ...looselySaid,
  ...Object.fromEntries(publicCompanies.map((name) => [name, publicSector])),
};
