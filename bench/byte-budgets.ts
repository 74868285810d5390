/** The most kilobytes (of 1000 bytes) that the first visit to a page on a phone may transfer before any interaction. */
export interface ByteBudget {
  /** The document with its styles. */
  document: number;
  script: number;
  fonts: number;
  /** The pictures that load without scrolling. The headless shell loads them from slightly further down than a phone. */
  pictures: number;
}

/**
 * One page of each kind with its budget. CONTRIBUTING says when a budget may be raised. The catalogue and the comparison start at once
 * what they exist for; on other pages as much script comes at the first interaction.
 */
export const byteBudgets: Record<string, ByteBudget> = {
  "/": { document: 23, script: 113, fonts: 32, pictures: 140 },
  "/room": { document: 28, script: 130, fonts: 37, pictures: 0 },
  "/downloads": { document: 19, script: 111, fonts: 32, pictures: 0 },
  "/about": { document: 14, script: 111, fonts: 32, pictures: 28 },
  "/product": { document: 32, script: 121, fonts: 32, pictures: 52 },
  "/wallPanels": { document: 19, script: 114, fonts: 32, pictures: 27 },
  "/stageSystems": { document: 25, script: 114, fonts: 32, pictures: 67 },
  "/wallPanels/perforatedPanel": { document: 33, script: 112, fonts: 32, pictures: 104 },
  "/seatingSystems/abpb11": { document: 25, script: 112, fonts: 32, pictures: 29 },
  "/projects": { document: 21, script: 115, fonts: 32, pictures: 0 },
  "/glossary": { document: 14, script: 110, fonts: 32, pictures: 0 },
  "/compare": { document: 22, script: 129, fonts: 32, pictures: 0 },
  "/shortlist": { document: 18, script: 112, fonts: 32, pictures: 0 },
  "/privacy": { document: 14, script: 110, fonts: 32, pictures: 0 },
  "/contact": { document: 17, script: 115, fonts: 32, pictures: 0 },
};

/** The budget of the page of any project that has one. */
export const projectPageBudget: ByteBudget = { document: 19, script: 114, fonts: 32, pictures: 150 };
