/** The most requests and kilobytes (of 1000 bytes) for the first visit to a page on a phone, before any interaction. */
export interface ByteBudget {
  /**
   * The number of requests, without prerendered pages (see app/boot/prepare-next-page.ts for their number). The headless shell does not
   * request the icon.
   */
  requests: number;
  /** The document, including at least the styles of its first screen. */
  document: number;
  /** The style sheets that it links. */
  sheets: number;
  /** The props of its islands, in separate files. */
  data: number;
  script: number;
  fonts: number;
  /**
   * Pictures loaded without scrolling, plus a tenth, so that pictures can be exchanged: each keeps to its own budget
   * (imagery/build-pictures.ts).
   */
  pictures: number;
}

/** What most pages need. */
const usual = { sheets: 4, data: 0, script: 7, fonts: 30, pictures: 0 };

/** One page of each kind with its budget. The README says when a budget may be raised. React is loaded at the first interaction. */
export const byteBudgets: Record<string, ByteBudget> = {
  "/room": { ...usual, requests: 5, document: 20.6 },
  "/seats": { ...usual, requests: 5, document: 16.6 },
  "/": { ...usual, requests: 13, document: 17.1, sheets: 6, script: 9, pictures: 148 },
  "/downloads": { ...usual, requests: 5, document: 15.6 },
  "/about": { ...usual, requests: 6, document: 11.7, pictures: 29 },
  "/product": { ...usual, requests: 14, document: 19.3, sheets: 6, pictures: 70 },
  "/wallPanels": { ...usual, requests: 8, document: 16.4, sheets: 5.5, pictures: 236 },
  "/stageSystems": { ...usual, requests: 11, document: 19.6, sheets: 5.5, pictures: 85 },
  "/wallPanels/perforatedPanel": { ...usual, requests: 10, document: 21.1, sheets: 10.2, pictures: 103 },
  "/seatingSystems/abpb11": { ...usual, requests: 8, document: 17.1, sheets: 10.2, pictures: 51 },
  "/projects": { ...usual, requests: 6, document: 18.1, pictures: 38 },
  "/glossary": { ...usual, requests: 5, document: 12.1 },
  "/compare": { ...usual, requests: 5, document: 15.1 },
  "/shortlist": { ...usual, requests: 5, document: 13.2, sheets: 4.8 },
  "/privacy": { ...usual, requests: 5, document: 12.1 },
  "/contact": { ...usual, requests: 5, document: 13.4 },
  "/hi": { ...usual, requests: 14, document: 18.3, sheets: 6, script: 9, fonts: 62, pictures: 148 },
  "/hi/wallPanels": { ...usual, requests: 9, document: 15.7, fonts: 62, pictures: 255 },
  "/hi/contact": { ...usual, requests: 6, document: 14.1, fonts: 62 },
};

/** The budget of any project's page. */
export const projectPageBudget: ByteBudget = {
  ...usual,
  requests: 18,
  document: 16.1,
  data: 2,
  script: 6,
  pictures: 150,
};
