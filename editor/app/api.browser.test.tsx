import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enter } from "./access.ts";
import { checkChange } from "./api.ts";

const { href } = location;
beforeEach(() => localStorage.setItem("editor-key", "of-an-earlier-start"));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(history.state, "", href);
});

/** Mocks the editor's server. */
function editorWithKey(key: string) {
  const answer = async (address: string, { headers, body }: { headers?: HeadersInit; body?: string } = {}) => {
    if (new Headers(headers).get("x-editor-key") !== key)
      return Response.json({ error: "The editor was restarted." }, { status: 401 });
    return address === "/api/access" ? new Response(null, { status: 204 }) : Response.json({ changes: body });
  };
  vi.stubGlobal("fetch", vi.fn(answer));
}

/** Opens an address in this tab. */
function open(address: string) {
  history.replaceState(history.state, "", address);
  return enter();
}

test("the key of the printed address opens the editor, is removed from the address bar, and still works after a reload", async () => {
  editorWithKey("of-this-start");
  expect(await open("/?key=of-this-start#/company.yaml")).toBe(true);
  expect(location.href).toBe(`${location.origin}/#/company.yaml`);
  expect(await open("/")).toBe(true);
});

test("a browser without the current key is refused", async () => {
  editorWithKey("of-this-start");
  expect(await open("/")).toBe(false);
  expect(await open("/?key=a-guess")).toBe(false);
});

test("an address with a wrong key, which another site may open, does not lock out an authorised browser", async () => {
  editorWithKey("of-an-earlier-start");
  expect(await open("/?key=wrong")).toBe(true);
  await expect(checkChange("company.yaml", {})).resolves.toBeDefined();
});

test("a tab loaded before a restart of the editor works again once the new address has been opened in another", async () => {
  editorWithKey("of-this-start");
  await expect(checkChange("company.yaml", {})).rejects.toThrow("The editor was restarted.");
  await open("/?key=of-this-start");
  const answer = await checkChange("company.yaml", { name: "Typed" });
  expect(JSON.parse(answer.changes)).toEqual({ path: "company.yaml", value: { name: "Typed" } });
});
