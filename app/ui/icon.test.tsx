import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Icon } from "./icon.tsx";

test("a known icon is drawn and hidden from assistive technology", () => {
  expect(renderToStaticMarkup(<Icon name="mail" />)).toMatch(/^<svg[^>]*aria-hidden="true"/);
});

test("an unknown icon is logged, and the words beside it stay", () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
  const markup = renderToStaticMarkup(
    <p>
      <Icon name="no-such-icon" /> Email
    </p>,
  );
  expect(markup).toBe("<p> Email</p>");
  expect(logged).toHaveBeenCalledExactlyOnceWith("Could not find icon no-such-icon");
});
