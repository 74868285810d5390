import { expect, test } from "vitest";
import { chair, list, nameOf, panel } from "../testing/sample-list.ts";
import { sampleRequest, samplesChosen, samplesOffered, withSample } from "./sample-request.ts";

const address = "12 Site Road\nJaipur";

test("samples are offered for the products with finishes, each once, even for a finish no longer in the catalogue", () => {
  const twice = { ...list, items: [panel, { ...panel, finish: "Former Oak" }, chair] };
  const offered = samplesOffered(twice, (id) => (id === panel.productId ? ["Natural Teak", "Swiss Oak"] : []));
  expect([...offered]).toEqual([[panel.productId, ["Natural Teak", "Swiss Oak", "Former Oak"]]]);
});

test("the basket begins with the finishes chosen on the list, and others can be put in and taken out", () => {
  const chosen = samplesChosen(list);
  expect([...chosen]).toEqual([[panel.productId, ["Natural Teak"]]]);
  const two = withSample(chosen, panel.productId, "Swiss Oak");
  expect(two.get(panel.productId)).toEqual(["Natural Teak", "Swiss Oak"]);
  expect(withSample(two, panel.productId, "Natural Teak").get(panel.productId)).toEqual(["Swiss Oak"]);
});

test("the request names the project, the finishes of each product and the address", () => {
  const samples = new Map([
    [panel.productId, ["Natural Teak", "Swiss Oak"]],
    [chair.productId, []],
  ]);
  expect(sampleRequest({ ...list, place: "Jaipur" }, { samples, address }, nameOf, 1000)).toBe(
    `Please send samples for Town hall, Jaipur:\nPerforated Acoustic Panel: Natural Teak, Swiss Oak\n\nDeliver to:\n${address}`,
  );
});

test("a request that is too long counts the products left out, and keeps the address whole", () => {
  const samples = new Map(Array.from({ length: 30 }, (_, place) => [`walls/panel${place}`, ["Oak", "Teak"]]));
  const text = sampleRequest(list, { samples, address }, nameOf, 200);
  expect(text.length).toBeLessThanOrEqual(200);
  expect(text).toMatch(/\nand of \d+ more\n\nDeliver to:\n12 Site Road\nJaipur$/);
});
