import { expect, test } from "vitest";
import { OrderedOutput } from "./ordered-output.mjs";

test("the work that was begun first is shown as it comes, and the next after it has ended", () => {
  let printed = "";
  const output = new OrderedOutput((text) => (printed += text));
  const [first, second, third] = [output.begin(), output.begin(), output.begin()];
  second.write("second ");
  first.write("first ");
  third.write("third ");
  expect(printed).toBe("first ");
  second.end();
  first.write("still first ");
  first.end();
  expect(printed).toBe("first still first second third ");
  third.write("to the end");
  expect(printed).toBe("first still first second third to the end");
});
