import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { MistakeList } from "./mistake-list.tsx";

test.each([
  [false, /^Fill in/],
  [true, /^Correct/],
])("if it is %s that a field is wrong, the list says what to do", async (areWrong, words) => {
  const mistake = { path: "publishing.yaml", line: 1, at: ["target", "folder"], message: "This is required." };
  await renderPart(<MistakeList mistakes={[mistake]} path={mistake.path} areWrong={areWrong} onGo={() => {}} />);
  await expect.element(page.getByText(words)).toBeVisible();
});
