import type { ChairForm } from "#content/schema/drawing-seating.ts";
import type { DrawingData, DrawingOf } from "#content/schema/drawing.ts";

const chair = (form: ChairForm, rest: Partial<DrawingOf<"chair">>): DrawingData => ({
  kind: "chair",
  toScale: false,
  seatMechanism: "tip-up",
  back: "fixed",
  writingPad: false,
  form,
  ...rest,
});

export const chairs: Record<string, DrawingData> = {
  "ABT-01": chair({ arm: "timber", backTop: "straight", support: "post" }, {}),
  "ABT-02": chair({ arm: "upholstered", backTop: "rounded", support: "panel" }, {}),
  "ABTWP-03": chair({ arm: "timber", backTop: "rounded", support: "panel" }, { writingPad: true }),
  "ABPB-04": chair(
    { arm: "upholstered", backTop: "headrest", support: "post" },
    { back: "push-back", seatMechanism: "fixed" },
  ),
  "ABPB-05": chair({ arm: "panel", backTop: "waisted", support: "panel" }, { back: "push-back" }),
  "ABR-06": chair({ arm: "slim", backTop: "arched", support: "twin-leg" }, { seatMechanism: "sliding" }),
  "ABR-07": chair(
    { arm: "timber", backTop: "waisted", support: "slanted" },
    { seatMechanism: "sliding", writingPad: true },
  ),
  "ABPB-08": chair(
    { arm: "timber", backTop: "headrest", support: "slanted" },
    { back: "push-back", seatMechanism: "sliding" },
  ),
  "ABT-09": chair({ arm: "slim", backTop: "straight", support: "twin-leg" }, {}),
  "ABPWP-10": chair({ arm: "panel", backTop: "arched", support: "post" }, { back: "push-back", writingPad: true }),
  "ABPB - 11": chair(
    { arm: "upholstered", backTop: "rounded", support: "post" },
    {
      seatMechanism: "fixed",
      dimensions: {
        seatWidthMm: 450,
        seatDepthMm: 490,
        seatThicknessMm: 125,
        backWidthMm: 450,
        backHeightMm: 1040,
        backThicknessMm: 100,
        overallWidthMm: 625,
        centresMm: 550,
      },
      note: "Drawn in the proportions of its dimensions.",
    },
  ),
};
