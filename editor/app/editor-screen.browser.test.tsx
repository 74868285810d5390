import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart, setScreen } from "#app/testing/render-part.tsx";
import { markEnquiry } from "../enquiries/app/ask-enquiries.ts";
import { goTo, shownPart } from "./address.ts";
import { EditorScreen } from "./editor-screen.tsx";
import "./editor-frame.css";
import "./file-list.css";

test.each(["phone", "desktop"] as const)(
  "an unreadable file is named at the top of the first screen of a %s, above the list",
  async (screen) => {
    const company = { path: "company.yaml", title: "Company", schema: "company", samples: 0, isBroken: true };
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ files: [company] }));
    await setScreen(screen);
    // Another test may have left the editor on a different screen, which would read the answer above.
    await renderPart(null);
    if (shownPart() !== "") goTo("#/");
    await expect.poll(shownPart).toBe("");
    await renderPart(<EditorScreen />);
    await expect.element(page.getByRole("alert")).toBeVisible();
    const bottom = page.getByRole("alert").element().getBoundingClientRect().bottom;
    const list = page.getByRole("navigation", { name: "Content" }).element();
    expect(bottom).toBeLessThanOrEqual(list.getBoundingClientRect().top);
    await expect.element(page.getByRole("link", { name: "Correct Company" })).toHaveAttribute("href", "#/company.yaml");
  },
);

test("the link to the enquiries shows how many are open, even after one was handled, and nothing if none are", async () => {
  let open = 3;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) =>
    Response.json(String(input).endsWith("/enquiries/list") ? { sizes: { open } } : { files: [] }),
  );
  await renderPart(<EditorScreen />);
  await expect.element(page.getByRole("link", { name: "Enquiries 3 to answer" })).toBeVisible();
  open = 2;
  window.dispatchEvent(new Event("focus"));
  await expect.element(page.getByRole("link", { name: "Enquiries 2 to answer" })).toBeVisible();
  open = 0;
  await markEnquiry("K7M2-QX4P", { handled: true });
  await expect.element(page.getByRole("link", { name: "Enquiries", exact: true })).toBeVisible();
});
