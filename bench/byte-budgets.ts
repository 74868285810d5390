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
  /** What its loaders returned, in a file of its own. */
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
 * One page of each kind with its budget. CONTRIBUTING says when a budget may be raised. The catalogue and the comparison start at once
 * what they exist for; on other pages as much script comes at the first interaction.
 */
export const byteBudgets: Record<string, ByteBudget> = {
  "/room": { requests: 16, document: 21, sheets: 0, data: 5, script: 108, fonts: 37, pictures: 0 },
  "/seats": { requests: 14, document: 17, sheets: 0, data: 2, script: 96, fonts: 32, pictures: 0 },
  "/": { requests: 37, document: 18, sheets: 5, data: 6, script: 90, fonts: 32, pictures: 119 },
  "/downloads": { requests: 13, document: 17, sheets: 0, data: 5, script: 89, fonts: 32, pictures: 0 },
  "/about": { requests: 13, document: 13, sheets: 0, data: 3, script: 87, fonts: 32, pictures: 29 },
  "/product": { requests: 23, document: 21, sheets: 0, data: 10, script: 97, fonts: 32, pictures: 40 },
  "/wallPanels": { requests: 25, document: 18, sheets: 0, data: 4, script: 91, fonts: 32, pictures: 9 },
  "/stageSystems": { requests: 25, document: 21, sheets: 0, data: 5, script: 91, fonts: 32, pictures: 40 },
  "/wallPanels/perforatedPanel": {
    requests: 26,
    document: 21,
    sheets: 9,
    data: 7,
    script: 88,
    fonts: 32,
    pictures: 84,
  },
  "/seatingSystems/abpb11": { requests: 21, document: 17, sheets: 9, data: 5, script: 88, fonts: 32, pictures: 21 },
  "/projects": { requests: 13, document: 19, sheets: 0, data: 6, script: 92, fonts: 32, pictures: 0 },
  "/glossary": { requests: 11, document: 13, sheets: 0, data: 4, script: 87, fonts: 32, pictures: 0 },
  "/compare": { requests: 23, document: 16, sheets: 0, data: 9, script: 105, fonts: 32, pictures: 0 },
  "/shortlist": { requests: 13, document: 14, sheets: 0, data: 6, script: 88, fonts: 32, pictures: 0 },
  "/privacy": { requests: 11, document: 13, sheets: 0, data: 3, script: 87, fonts: 32, pictures: 0 },
  "/contact": { requests: 12, document: 14, sheets: 0, data: 4, script: 91, fonts: 32, pictures: 0 },
};

/** The budget of the page of any project that has one. */
export const projectPageBudget: ByteBudget = {
  requests: 18,
  document: 17,
  sheets: 0,
  data: 6,
  script: 90,
  fonts: 32,
  pictures: 150,
};
