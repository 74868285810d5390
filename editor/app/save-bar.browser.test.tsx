import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart, setScreen } from "#app/testing/render-part.tsx";
import { SaveBar } from "./save-bar.tsx";
import { Saved } from "./saved.tsx";
import "./editor-frame.css";
import "./save-bar.css";

async function pressSaveKeys({ canSave }: { canSave: boolean }) {
  const onSave = vi.fn(async () => {});
  const discard = async () => {};
  await renderPart(
    <>
      <input aria-label="Density" />
      <SaveBar
        outcome={undefined}
        failure={undefined}
        isChanged
        changes="Density changed from “9” to “10”"
        {...{ canSave, onSave }}
        onDiscard={discard}
      />
    </>,
  );
  document.querySelector<HTMLInputElement>('[aria-label="Density"]')?.focus();
  await userEvent.keyboard("{Control>}s{/Control}");
  return onSave;
}

test("Ctrl S in a field saves", async () => {
  expect(await pressSaveKeys({ canSave: true })).toHaveBeenCalledTimes(1);
});

test("Ctrl S does not save while there is a mistake", async () => {
  expect(await pressSaveKeys({ canSave: false })).not.toHaveBeenCalled();
});

test("the changes are shown in full on a phone", async () => {
  await setScreen("phone");
  const changes = "Density changed from “750-800 kg/m3” to “760 kg/m3”; ".repeat(4);
  const part = await renderPart(
    <SaveBar
      outcome={undefined}
      failure={undefined}
      isChanged
      changes={changes}
      canSave
      onDiscard={async () => {}}
      onSave={async () => {}}
    />,
  );
  const words = part.querySelector<HTMLElement>('[role="status"] p')!;
  expect(words.clientHeight).toBeGreaterThan(3 * Number.parseFloat(getComputedStyle(words).lineHeight));
  expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight);
});

test.each([
  ["content/publishing.yaml", "It applies when you next publish."],
  ["content/company.yaml", "Visitors see it after you publish."],
])("after %s is saved, the page says when it takes effect", async (path, words) => {
  const step = { id: 1, at: "", files: [{ path, before: null, after: "" }], summary: "" };
  const part = await renderPart(<Saved outcome={{ outcome: "saved", step }} onUndone={() => {}} />);
  await expect.element(page.elementLocator(part)).toHaveTextContent(words);
});

test("the page does not scroll when the save button is brought into view for the focus", async () => {
  await renderPart(
    <div style={{ minBlockSize: "400vh" }}>
      <div style={{ blockSize: "300vh" }} />
      <SaveBar
        outcome={undefined}
        failure={undefined}
        isChanged
        changes="Density changed from “9” to “10”"
        canSave
        onDiscard={async () => {}}
        onSave={async () => {}}
      />
    </div>,
  );
  await expect.poll(() => document.documentElement.style.getPropertyValue("--save-bar")).not.toBe("");
  scrollTo({ top: 300, behavior: "instant" });
  page.getByRole("button", { name: "Save" }).element().scrollIntoView({ block: "nearest", behavior: "instant" });
  expect(scrollY).toBe(300);
});
