import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import "./compare-tray.css";

/** The bars at the bottom of a product page on a phone, all shown at once. */
const foot = (
  <>
    <nav className="action-bar" aria-label="Ask about this product">
      <ul>
        <li>
          <a href="/contact">Enquire</a>
        </li>
      </ul>
    </nav>
    <div className="floating-bar compare-tray" data-shown="">
      <p>2 of 4 chosen</p>
      <a href="/compare">Compare 2 products</a>
    </div>
    <div className="floating-bar notification" data-shown="">
      <p>Added to the shortlist</p>
      <button type="button">Undo</button>
    </div>
  </>
);

const heightPx = 844;

test("the action bar, the tray and a shortlist notification together leave a phone most of its screen", async () => {
  const part = await renderPart(foot);
  await page.viewport(390, heightPx);
  const tops = [...part.children]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => each.getBoundingClientRect().top);
  expect(heightPx - Math.min(...tops)).toBeLessThanOrEqual(140);
});

test("a shortlist notification hides the tray only while the tray does not have focus", async () => {
  const part = await renderPart(foot);
  await page.viewport(390, heightPx);
  const link = part.querySelector<HTMLElement>(".compare-tray a");
  expect(link?.checkVisibility({ visibilityProperty: true })).toBe(false);
  part.querySelector(".notification")?.removeAttribute("data-shown");
  expect(link?.checkVisibility({ visibilityProperty: true })).toBe(true);
  link?.focus();
  part.querySelector(".notification")?.setAttribute("data-shown", "");
  expect(document.activeElement).toBe(link);
  expect(link?.checkVisibility({ visibilityProperty: true })).toBe(true);
});
