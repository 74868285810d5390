import type { CategoryId } from "#content/schema/category.ts";

/** What a listing says to visitors who have not found their product. */
export const listingAdvice: Record<CategoryId, { heading: string; text: string }> = {
  wallPanels: {
    heading: "Not sure which panel the room needs?",
    text: "Tell us the room, its size and its use. We advise on the panel and the area.",
  },
  acousticCeilings: {
    heading: "Not sure which ceiling the room needs?",
    text: "Tell us the room, its size and its use. We advise on the ceiling and the area.",
  },
  metalCeilings: {
    heading: "Not sure which ceiling the room needs?",
    text: "Tell us the room, its size and its use. We advise on the system, the pattern and the colour.",
  },
  seatingSystems: {
    heading: "Not sure which chair the hall needs?",
    text: "Tell us the hall, its rows and its use. We advise on the chair, the back and the colour.",
  },
  acousticDoors: {
    heading: "Not sure which door the room needs?",
    text: "Tell us the room, the opening and what lies next to it. We advise on the door and its fittings.",
  },
  stageSystems: {
    heading: "Not sure what the stage needs?",
    text: "Tell us the stage, its size and its use. We advise on lighting, curtains, floor and fixings.",
  },
};
