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
  "/room": { requests: 5, document: 20.6, sheets: 4, data: 0, script: 7, fonts: 30, pictures: 0 },
  "/seats": { requests: 5, document: 16.6, sheets: 4, data: 0, script: 7, fonts: 30, pictures: 0 },
  "/": { requests: 13, document: 17.1, sheets: 6, data: 0, script: 9, fonts: 30, pictures: 148 },
  "/downloads": { requests: 5, document: 15.6, sheets: 4, data: 0, script: 7, fonts: 30, pictures: 0 },
  "/about": { requests: 6, document: 11.7, sheets: 4, data: 0, script: 7, fonts: 30, pictures: 29 },
  "/product": { requests: 14, document: 19.3, sheets: 6, data: 0, script: 7, fonts: 30, pictures: 70 },
  "/wallPanels": { requests: 8, document: 16.4, sheets: 5.5, data: 0, script: 7, fonts: 30, pictures: 236 },
  "/stageSystems": { requests: 11, document: 19.6, sheets: 5.5, data: 0, script: 7, fonts: 30, pictures: 85 },
  "/wallPanels/perforatedPanel": {
    requests: 10,
    document: 21.1,
    sheets: 10.2,
    data: 0,
    script: 7,
    fonts: 30,
    pictures: 103,
  },
  "/seatingSystems/abpb11": { requests: 8, document: 17.1, sheets: 10.2, data: 0, script: 7, fonts: 30, pictures: 51 },
  "/projects": { requests: 6, document: 18.1, sheets: 4, data: 0, script: 7, fonts: 30, pictures: 38 },
  "/glossary": { requests: 5, document: 12.1, sheets: 4, data: 0, script: 7, fonts: 30, pictures: 0 },
  "/compare": { requests: 5, document: 15.1, sheets: 4, data: 0, script: 7, fonts: 30, pictures: 0 },
  "/shortlist": { requests: 5, document: 13.2, sheets: 4.8, data: 0, script: 7, fonts: 30, pictures: 0 },
  "/privacy": { requests: 5, document: 12.1, sheets: 4, data: 0, script: 7, fonts: 30, pictures: 0 },
  "/contact": { requests: 5, document: 13.4, sheets: 4, data: 0, script: 7, fonts: 30, pictures: 0 },
  "/hi": { requests: 14, document: 18.3, sheets: 6, data: 0, script: 9, fonts: 62, pictures: 148 },
  "/hi/wallPanels": { requests: 9, document: 15.7, sheets: 4, data: 0, script: 7, fonts: 62, pictures: 255 },
  "/hi/contact": { requests: 6, document: 14.1, sheets: 4, data: 0, script: 7, fonts: 62, pictures: 0 },
};

/** The budget of any project's page. */
export const projectPageBudget: ByteBudget = {
  requests: 18,
  document: 16.1,
  sheets: 4,
  data: 2,
  script: 6,
  fonts: 30,
  pictures: 150,
};
