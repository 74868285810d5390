import { expect, test } from "vitest";
import { frameOriginsIn } from "./frame-origins.ts";

test("the frames of a page are listed by origin, without the site itself", () => {
  const html = `<noscript><iframe title="Map" src="https://maps.example/embed?a=1&amp;b=2"></iframe></noscript>
    <iframe src="/own"></iframe><img src="https://pictures.example/a.png">`;
  expect(frameOriginsIn(html)).toEqual(["https://maps.example"]);
});
