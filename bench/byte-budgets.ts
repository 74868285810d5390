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

/** One page of each kind with its budget. The README says when a budget may be raised. React is loaded at the first interaction. */
export const byteBudgets: Record<string, ByteBudget> = {
  "/room": { requests: 6, document: 19.5, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 0 },
  "/seats": { requests: 6, document: 15.5, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 0 },
  "/": { requests: 14, document: 16, sheets: 6, data: 0, script: 9, fonts: 32, pictures: 148 },
  "/downloads": { requests: 6, document: 14.5, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 0 },
  "/about": { requests: 7, document: 10.6, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 29 },
  "/product": { requests: 15, document: 18.2, sheets: 6, data: 0, script: 7, fonts: 32, pictures: 70 },
  "/wallPanels": { requests: 9, document: 15.3, sheets: 5.5, data: 0, script: 7, fonts: 32, pictures: 236 },
  "/stageSystems": { requests: 12, document: 18.5, sheets: 5.5, data: 0, script: 7, fonts: 32, pictures: 85 },
  "/wallPanels/perforatedPanel": {
    requests: 11,
    document: 20,
    sheets: 10.2,
    data: 0,
    script: 7,
    fonts: 32,
    pictures: 103,
  },
  "/seatingSystems/abpb11": { requests: 9, document: 16, sheets: 10.2, data: 0, script: 7, fonts: 32, pictures: 51 },
  "/projects": { requests: 7, document: 17, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 38 },
  "/glossary": { requests: 6, document: 11, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 0 },
  "/compare": { requests: 6, document: 14, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 0 },
  "/shortlist": { requests: 6, document: 12, sheets: 4.8, data: 0, script: 7, fonts: 32, pictures: 0 },
  "/privacy": { requests: 6, document: 11, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 0 },
  "/contact": { requests: 6, document: 12.3, sheets: 4, data: 0, script: 7, fonts: 32, pictures: 0 },
  "/hi": { requests: 15, document: 17.1, sheets: 6, data: 0, script: 9, fonts: 64, pictures: 148 },
  "/hi/wallPanels": { requests: 10, document: 14.6, sheets: 4, data: 0, script: 7, fonts: 64, pictures: 255 },
  "/hi/contact": { requests: 7, document: 13, sheets: 4, data: 0, script: 7, fonts: 64, pictures: 0 },
};

/** The budget of any project's page. */
export const projectPageBudget: ByteBudget = {
  requests: 19,
  document: 15,
  sheets: 4,
  data: 2,
  script: 6,
  fonts: 32,
  pictures: 150,
};
