import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPart, setScreen } from "#app/testing/render-part.tsx";
import { SaveBar } from "./save-bar.tsx";
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
