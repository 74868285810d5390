import { afterEach, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { seatsPage } from "./build-seats-page.ts";

afterEach(removeContentCopies);

const chair = (figures: string) => `name: Hall Chair
shortName: Hall Chair
seo: { title: Hall Chair, description: A chair. }
specifications:
  - title: Spacing
    figures: { ${figures} }
drawing: { kind: chair, toScale: false, seatMechanism: fixed, back: fixed, writingPad: false, form: { arm: slim, backTop: straight, support: post } }
`;
const chairIn = (figures: string) =>
  seatsPage(new ContentCopy().add("products/seatingSystems/hallChair.yaml", chair(figures)).load()).chairs.find(
    ({ id }) => id === "seatingSystems/hallChair",
  );

test("a chair that is added to the content with a centre-to-centre can be used in the planner", () => {
  expect(chairIn('centreToCentreWidth: "560 mm", outerWidth: "640 mm"')).toEqual({
    id: "seatingSystems/hallChair",
    name: "Hall Chair",
    path: "/seatingSystems/hallChair",
    centresMm: 560,
    overallWidthMm: 640,
  });
});

test("a chair without a single centre-to-centre cannot", () => {
  expect(chairIn('seatWidth: "450 mm"')).toBeUndefined();
  expect(chairIn('centreToCentreWidth: "550-600 mm"')).toBeUndefined();
});
