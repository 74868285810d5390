import { afterEach, expect, test, vi } from "vitest";
import { checkChange } from "./api.ts";

afterEach(() => vi.unstubAllGlobals());

/** Stands in for an editor that was started again after this page had been loaded. */
function editorStartedAgain({ letsIn }: { letsIn: boolean }) {
  const page = `<meta name="editor-token" content="of-this-start">`;
  const asked = vi.fn(async (address: string, { headers = {}, body }: { headers?: object; body?: string } = {}) => {
    if (address === "/") return new Response(letsIn ? page : "Closed", { status: letsIn ? 200 : 403 });
    const isKnown = new Headers(headers as HeadersInit).get("x-editor-token") === "of-this-start";
    return Response.json(isKnown ? { changes: body } : { error: "The editor was restarted." }, {
      status: isKnown ? 200 : 401,
    });
  });
  vi.stubGlobal("fetch", asked);
}

test("a browser that has not opened the new address is told to open it, and that nothing typed is lost", async () => {
  editorStartedAgain({ letsIn: false });
  await expect(checkChange("company.yaml", {})).rejects.toThrow(
    /Open the address that it printed in another tab, .* What you typed is still here/,
  );
});

test("a page that was loaded before the editor was restarted keeps what was typed in it", async () => {
  editorStartedAgain({ letsIn: true });
  const answer = await checkChange("company.yaml", { name: "Typed" });
  expect(JSON.parse(answer.changes)).toEqual({ path: "company.yaml", value: { name: "Typed" } });
});
