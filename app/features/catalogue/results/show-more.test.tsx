import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ShowMore } from "./results.tsx";

const render = (total: number, shown: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ShowMore
        total={total}
        shown={shown}
        hrefOf={(changes) => `/product?shown=${changes.shown}`}
        list={{ current: null }}
      />
    </MemoryRouter>,
  );

test("a link shows the rest of a long list, a portion at a time", () => {
  expect(render(100, 60)).toContain('href="/product?shown=120"');
  expect(render(100, 60)).toContain("Show 40 more of 100");
  expect(render(400, 120)).toContain("Show 60 more of 400");
});

test("a list that is shown in full has no such link", () => expect(render(60, 60)).toBe(""));
