/** What lists write in place of the name of a state: its code, or what it was called. */
const otherNames: Readonly<Record<string, string>> = {
  ap: "Andhra Pradesh",
  ar: "Arunachal Pradesh",
  br: "Bihar",
  cg: "Chhattisgarh",
  chattisgarh: "Chhattisgarh",
  dl: "Delhi",
  "new delhi": "Delhi",
  "nct of delhi": "Delhi",
  gj: "Gujarat",
  hr: "Haryana",
  hp: "Himachal Pradesh",
  jk: "Jammu and Kashmir",
  "j and k": "Jammu and Kashmir",
  jh: "Jharkhand",
  ka: "Karnataka",
  kl: "Kerala",
  mp: "Madhya Pradesh",
  mh: "Maharashtra",
  mn: "Manipur",
  ml: "Meghalaya",
  mz: "Mizoram",
  nl: "Nagaland",
  od: "Odisha",
  orissa: "Odisha",
  pb: "Punjab",
  pondicherry: "Puducherry",
  rj: "Rajasthan",
  tn: "Tamil Nadu",
  tg: "Telangana",
  ts: "Telangana",
  up: "Uttar Pradesh",
  uk: "Uttarakhand",
  uttaranchal: "Uttarakhand",
  wb: "West Bengal",
};

/** The state that a name or a code means; undefined if none of these. */
export function wholeState(written: string, states: readonly string[]): string | undefined {
  const sought = plain(written);
  return states.find((state) => plain(state) === sought || state === otherNames[sought]);
}

/** A location whose state is written out: `Bhopal, MP` is `Bhopal, Madhya Pradesh`. Any other stays as it is. */
export function withWholeState(location: string, states: readonly string[]): string {
  const comma = location.lastIndexOf(",");
  const state = comma < 0 ? undefined : wholeState(location.slice(comma + 1), states);
  return state === undefined || state === location.slice(comma + 1).trim()
    ? location
    : `${location.slice(0, comma).trimEnd()}, ${state}`;
}

/** Whether a line is one place in one state, and not two cells with a comma between them. */
export function isPlaceInState(line: string, states: readonly string[]): boolean {
  const [place = "", state, ...others] = line.split(",");
  return place.trim() !== "" && others.length === 0 && wholeState(state ?? "", states) !== undefined;
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(".", "")
    .replaceAll(/\s*&\s*/g, " and ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
