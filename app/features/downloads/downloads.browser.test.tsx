import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { awkwardNames, listOf, manyCount } from "#app/testing/awkward-texts.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderOnPage } from "#app/testing/render-part.tsx";
import { Downloads } from "./downloads.tsx";
import type { DownloadFile, ProductDownloads } from "./product-files.ts";

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "share");
});

const file = (place: number, name = "Data sheet"): DownloadFile => ({
  name,
  what: "PDF, 87\u00A0kB",
  href: `/documents/${place}.pdf`,
});
const specification = ["docx", "txt"].map((format) => ({
  name: "Specification text",
  what: `${format}, 9\u00A0kB`,
  href: `/documents/wallPanels/corkPanel-specification.${format}`,
}));
const shared = {
  title: "Cork Panel, data sheet",
  url: "https://www.example.com/documents/wallPanels/corkPanel-data-sheet.pdf",
  message: "#chat",
};

const render = (downloads: Partial<ProductDownloads>) =>
  renderOnPage(<Downloads files={[file(0)]} specification={[]} more={[]} cad={[]} {...downloads} />);

/** The request for the file returns a text, or fails. */
function answerWith(text: string, status = 200) {
  return vi.spyOn(window, "fetch").mockImplementation(async () => new Response(text, { status }));
}

const summary = () => page.getByText("Specification text", { exact: true });

describe("the downloads", () => {
  test.each([1, manyCount])("hold %i files", async (count) => {
    const files = listOf(count, (place) => file(place));
    const part = await render({ files, specification, more: files, shared });
    expect(page.getByRole("listitem").elements()).toHaveLength(count);
    await userEvent.click(page.getByText("More files"));
    expect(page.getByRole("listitem").elements()).toHaveLength(2 * count);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("hold a name that is %s", async (_kind, text) => {
    const part = await render({ files: [file(0, text)] });
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });
});

describe("the specification text", () => {
  test("is loaded once, when it is opened, and copied unchanged", async () => {
    const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const fetched = answerWith("Schedule entry\n[ … reference ] Cork Panel\n\nCork Panel\n\nPART 1 GENERAL\n");
    await render({ specification });
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.click(summary());
    await userEvent.click(page.getByRole("button", { name: "Copy the entry" }));
    await userEvent.click(page.getByRole("button", { name: "Copy the clause" }));
    expect(written.mock.calls).toEqual([["[ … reference ] Cork Panel"], ["Cork Panel\n\nPART 1 GENERAL"]]);
    await userEvent.click(summary());
    await userEvent.click(summary());
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("is loaded if it was opened before the script had loaded", async () => {
    const fetched = answerWith("Schedule entry\nCork Panel, 12 mm\n\nCork Panel\n");
    const html = renderToString(<Downloads files={[]} specification={specification} more={[]} cad={[]} />);
    const frame = document.createElement("div");
    frame.innerHTML = html;
    document.body.append(frame);
    frame.querySelector("details")!.open = true;
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const root = await act(async () =>
      hydrateRoot(frame, <Downloads files={[]} specification={specification} more={[]} cad={[]} />),
    );
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    expect(fetched).toHaveBeenCalledTimes(1);
    await expect.element(page.getByRole("button", { name: "Copy the clause" })).toBeVisible();
    root.unmount();
    frame.remove();
  });

  test("is selected if the browser does not allow copying", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    answerWith("Schedule entry\nCork Panel, 12 mm\n\nCork Panel\n");
    await render({ specification });
    await userEvent.click(summary());
    await userEvent.click(page.getByRole("button", { name: "Copy the entry" }));
    await expect.element(page.getByText(/does not allow copying/)).toBeVisible();
    const field = page.getByRole("textbox", { name: "Schedule entry" }).element() as HTMLTextAreaElement;
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, "Cork Panel, 12 mm".length]);
  });

  test("that does not load can be downloaded, and is requested again when it is reopened", async () => {
    const fetched = answerWith("", 503);
    await render({ specification });
    await userEvent.click(summary());
    await expect.element(page.getByText(/did not load/)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "txt, 9 kB" })).toHaveAttribute("href", specification[1]?.href);
    await userEvent.click(summary());
    await userEvent.click(summary());
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test.each(awkwardNames)("holds lines that are %s", async (_kind, text) => {
    answerWith(`Schedule entry\n${text}\n\n${listOf(manyCount, () => text).join("\n\n")}\n`);
    const part = await render({ specification });
    await userEvent.click(summary());
    await expect.element(page.getByRole("button", { name: "Copy the clause" })).toBeVisible();
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });
});

describe("the data sheet is shared", () => {
  const link = () => page.getByRole("link", { name: "Share the data sheet" });

  test("with the share sheet of the device", async () => {
    const share = vi.fn(async () => {});
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    await render({ shared });
    await userEvent.click(link());
    expect(share).toHaveBeenCalledWith({ title: shared.title, url: shared.url });
    expect(location.hash).not.toBe("#chat");
  });

  test("in a chat if the device has no share sheet", async () => {
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
    await render({ shared });
    await userEvent.click(link());
    expect(location.hash).toBe("#chat");
    history.replaceState(undefined, "", location.pathname + location.search);
  });

  test("nowhere if the visitor closes the share sheet", async () => {
    const closed = async () => Promise.reject(new DOMException("closed", "AbortError"));
    Object.defineProperty(navigator, "share", { value: closed, configurable: true });
    await render({ shared });
    await userEvent.click(link());
    expect(location.hash).not.toBe("#chat");
  });
});
