import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useSyncExternalStore } from "react";
import { renderPart } from "#app/testing/render-part.tsx";
import { followAddress, goTo, shownPart } from "./address.ts";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";

afterEach(() => vi.restoreAllMocks());

function Shown() {
  const shown = useSyncExternalStore(followAddress, shownPart);
  return <>{shown === "projects" ? <Typed /> : <p>Shown: {shown}</p>}</>;
}

function Typed() {
  useUnsavedWarning(true);
  return <textarea aria-label="Typed" />;
}

async function typeBetweenTwoScreens() {
  await renderPart(<Shown />);
  goTo("#/company.yaml");
  await expect.element(page.getByText("Shown: company.yaml")).toBeVisible();
  goTo("#/projects");
  await page.getByLabelText("Typed").fill("A hall");
}

test("Back asks for confirmation while there are unsaved changes, and staying keeps them", async () => {
  const asked = vi.spyOn(window, "confirm").mockReturnValue(false);
  await typeBetweenTwoScreens();
  history.back();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith("Your changes are not saved. Leave anyway?"));
  await vi.waitFor(() => expect(location.hash).toBe("#/projects"));
  await expect.element(page.getByLabelText("Typed")).toHaveValue("A hall");
  asked.mockReturnValue(true);
  history.back();
  await expect.element(page.getByText("Shown: company.yaml")).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(2);
});

test("Forward asks for confirmation too, and continues after a yes", async () => {
  const asked = vi.spyOn(window, "confirm").mockReturnValue(true);
  await typeBetweenTwoScreens();
  goTo("#/history");
  await expect.element(page.getByText("Shown: history")).toBeVisible();
  history.back();
  await page.getByLabelText("Typed").fill("Another hall");
  expect(asked).not.toHaveBeenCalled();
  asked.mockReturnValue(false);
  history.forward();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(location.hash).toBe("#/projects"));
  await expect.element(page.getByLabelText("Typed")).toHaveValue("Another hall");
  asked.mockReturnValue(true);
  history.forward();
  await expect.element(page.getByText("Shown: history")).toBeVisible();
});
