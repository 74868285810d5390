/** The most kilobytes (of 1000 bytes) that the first visit to a page on a phone may transfer before any interaction. */
export interface ByteBudget {
  /** The document with its styles. */
  document: number;
  script: number;
  fonts: number;
  /** The pictures that load without scrolling. The headless shell loads them from slightly further down than a phone. */
  pictures: number;
}

/** One page of each kind with its budget. CONTRIBUTING says when a budget may be raised. */
export const byteBudgets: Record<string, ByteBudget> = {
  "/": { document: 35, script: 113, fonts: 62, pictures: 140 },
  "/about": { document: 27, script: 110, fonts: 62, pictures: 28 },
  "/product": { document: 45, script: 111, fonts: 62, pictures: 52 },
  "/wallPanels": { document: 30, script: 114, fonts: 62, pictures: 27 },
  "/stageSystems": { document: 35, script: 114, fonts: 62, pictures: 67 },
  "/wallPanels/perforatedPanel": { document: 40, script: 112, fonts: 62, pictures: 104 },
  "/seatingSystems/abpb11": { document: 32, script: 112, fonts: 62, pictures: 29 },
  "/projects": { document: 33, script: 115, fonts: 62, pictures: 0 },
  "/glossary": { document: 28, script: 110, fonts: 62, pictures: 0 },
  "/compare": { document: 36, script: 110, fonts: 62, pictures: 0 },
  "/shortlist": { document: 31, script: 112, fonts: 62, pictures: 0 },
  "/privacy": { document: 27, script: 110, fonts: 62, pictures: 0 },
  "/contact": { document: 28, script: 114, fonts: 62, pictures: 0 },
};
