/** The most requests and kilobytes (of 1000 bytes) that the first visit to a page on a phone may need before any interaction. */
export interface ByteBudget {
  /**
   * How many requests it may make, without the pages that it prepares (app/boot/prepare-pages.ts says how many those are). The headless
   * shell does not ask for the icon.
   */
  requests: number;
  /** The document, with the styles of its first screen at least. */
  document: number;
  /** The style sheets that it links. */
  sheets: number;
  /** The props of its islands, in files of their own. */
  data: number;
  script: number;
  fonts: number;
  /**
   * The pictures that load without scrolling, with a tenth to spare, so that a picture can be exchanged for another one: each keeps to its
   * own budget (imagery/build-pictures.ts).
   */
  pictures: number;
}

/**
 * One page of each kind with its budget. CONTRIBUTING says when a budget may be raised. Pages that load React at once need 90 kB of
 * script or more; on the others it comes at the first interaction.
 */
export const byteBudgets: Record<string, ByteBudget> = {
  "/room": { requests: 15, document: 21, sheets: 0, data: 3, script: 110, fonts: 32, pictures: 0 },
  "/seats": { requests: 12, document: 17, sheets: 0, data: 0, script: 97, fonts: 32, pictures: 0 },
  "/": { requests: 37, document: 17, sheets: 5, data: 2, script: 92, fonts: 32, pictures: 119 },
  "/downloads": { requests: 14, document: 16, sheets: 0, data: 3, script: 93, fonts: 32, pictures: 0 },
  "/about": { requests: 8, document: 13, sheets: 0, data: 0, script: 6, fonts: 32, pictures: 29 },
  "/product": { requests: 21, document: 21, sheets: 0, data: 9, script: 97, fonts: 32, pictures: 40 },
  "/wallPanels": { requests: 18, document: 18, sheets: 0, data: 0, script: 6, fonts: 32, pictures: 9 },
  "/stageSystems": { requests: 25, document: 21, sheets: 0, data: 4, script: 93, fonts: 32, pictures: 40 },
  "/wallPanels/perforatedPanel": {
    requests: 22,
    document: 22,
    sheets: 9,
    data: 0,
    script: 6,
    fonts: 32,
    pictures: 84,
  },
  "/seatingSystems/abpb11": { requests: 16, document: 17, sheets: 9, data: 0, script: 6, fonts: 32, pictures: 21 },
  "/projects": { requests: 14, document: 18, sheets: 0, data: 5, script: 95, fonts: 32, pictures: 0 },
  "/glossary": { requests: 6, document: 13, sheets: 0, data: 0, script: 6, fonts: 32, pictures: 0 },
  "/compare": { requests: 15, document: 16, sheets: 0, data: 7, script: 97, fonts: 32, pictures: 0 },
  "/shortlist": { requests: 13, document: 14, sheets: 0, data: 5, script: 91, fonts: 32, pictures: 0 },
  "/privacy": { requests: 6, document: 13, sheets: 0, data: 0, script: 6, fonts: 32, pictures: 0 },
  "/contact": { requests: 12, document: 14, sheets: 0, data: 2, script: 94, fonts: 32, pictures: 0 },
};

/** The budget of the page of any project that has one. */
export const projectPageBudget: ByteBudget = {
  requests: 18,
  document: 17,
  sheets: 0,
  data: 2,
  script: 6,
  fonts: 32,
  pictures: 150,
};
