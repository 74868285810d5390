import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { WithdrawForm } from "./withdraw-form.tsx";

test("a product is not withdrawn without a sentence, and the field says what to type", async () => {
  const submitted = vi.fn(async () => {});
  await renderPart(
    <WithdrawForm name="ABR-06" consequences={{ references: [], pictures: 0, downloads: 0 }} onSubmit={submitted} />,
  );
  const sentence = page.getByRole("textbox", { name: "What its page says after you publish" });
  await sentence.fill("  ");
  await userEvent.keyboard("{Enter}");
  await expect.element(sentence).toHaveFocus();
  await expect.element(sentence).toHaveAccessibleDescription("Enter a sentence for visitors who still open this page.");
  expect(submitted).not.toHaveBeenCalled();
  await sentence.fill("Ask for ABR-07.");
  await expect.element(sentence).not.toHaveAttribute("aria-invalid");
  await userEvent.keyboard("{Enter}");
  expect(submitted).toHaveBeenCalledWith("Ask for ABR-07.");
});

test("a withdrawal says that an undo restores the pictures and downloads that it removes", async () => {
  const consequences = { references: [], pictures: 3, downloads: 1 };
  await renderPart(<WithdrawForm name="ABR-06" consequences={consequences} onSubmit={async () => {}} />);
  const words = "Removed with it, until you undo this: 3 pictures and 1 download that nothing else uses.";
  await expect.element(page.getByText(words)).toBeVisible();
});
