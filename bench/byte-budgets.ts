/** The most requests and kilobytes (of 1000 bytes) that the first visit to a page on a phone may need before any interaction. */
export interface ByteBudget {
  /**
   * How many requests it may make, without the pages that it prepares (app/boot/prepare-next-page.ts says how many those are). The headless
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
 * One page of each kind with its budget. The README says when a budget may be raised. React is loaded at the first interaction.
 */
export const byteBudgets: Record<string, ByteBudget> = {
  "/room": { requests: 6, document: 20, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 0 },
  "/seats": { requests: 6, document: 15, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 0 },
  "/": { requests: 14, document: 16, sheets: 6, data: 0, script: 9, fonts: 32, pictures: 119 },
  "/downloads": { requests: 6, document: 15, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 0 },
  "/about": { requests: 7, document: 11, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 29 },
  "/product": { requests: 15, document: 18.5, sheets: 6, data: 0, script: 7, fonts: 32, pictures: 40 },
  "/wallPanels": { requests: 9, document: 15.5, sheets: 5.5, data: 0, script: 7, fonts: 32, pictures: 9 },
  "/stageSystems": { requests: 12, document: 18.5, sheets: 5.5, data: 0, script: 7, fonts: 32, pictures: 40 },
  "/wallPanels/perforatedPanel": {
    requests: 11,
    document: 20.5,
    sheets: 10,
    data: 0,
    script: 7,
    fonts: 32,
    pictures: 84,
  },
  "/seatingSystems/abpb11": { requests: 9, document: 16, sheets: 10, data: 0, script: 7, fonts: 32, pictures: 21 },
  "/projects": { requests: 6, document: 17, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 0 },
  "/glossary": { requests: 6, document: 11, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 0 },
  "/compare": { requests: 6, document: 15, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 0 },
  "/shortlist": { requests: 6, document: 12.5, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 0 },
  "/privacy": { requests: 6, document: 11, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 0 },
  "/contact": { requests: 6, document: 12, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 0 },
};

/** The budget of the page of any project that has one. */
export const projectPageBudget: ByteBudget = {
  requests: 19,
  document: 15,
  sheets: 4,
  data: 2,
  script: 6,
  fonts: 32,
  pictures: 150,
};
