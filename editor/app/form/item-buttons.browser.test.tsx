import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { announcements } from "../announce.ts";
import { ItemButtons, moved } from "./item-buttons.tsx";
import { ItemMenu } from "./item-menu.tsx";

function List({ Controls = ItemButtons }: { Controls?: typeof ItemMenu }) {
  const [names, setNames] = useState(["Panel", "Tile", "Door", "Chair"]);
  return (
    <>
      <ol>
        {names.map((name, index) => (
          <li key={name} style={{ blockSize: 60 }}>
            <span className="name">{name}</span>
            <Controls
              name={name}
              index={index}
              count={names.length}
              onMove={(by) => setNames(moved(names, index, by))}
              onRemove={() => setNames(names.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <div {...announcements} />
    </>
  );
}

const names = (part: HTMLElement) => [...part.querySelectorAll(".name")].map((each) => each.textContent);
const announced = () => document.getElementById("announcements")?.textContent;

test("an item moved with the keyboard keeps the focus, even at either end of the list, and its new place is announced", async () => {
  const part = await renderPart(<List />);
  const up = page.getByRole("button", { name: "Move up: Door" });
  (up.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  expect(names(part)).toEqual(["Panel", "Door", "Tile", "Chair"]);
  expect(announced()).toBe("Door is now at place 2 of 4.");
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Enter}");
  expect(names(part)).toEqual(["Door", "Panel", "Tile", "Chair"]);
  expect(announced()).toBe("Door is now at place 1 of 4.");
  await expect.element(up).toHaveFocus();
  await expect.element(up).toHaveAttribute("aria-disabled", "true");
});

test("a dragged item moves past several others to where it is dropped", async () => {
  const part = await renderPart(<List />);
  const handle = part.querySelectorAll(".item-buttons__handle")[3]!;
  const middleYpx = (place: number) => {
    const { top, height } = part.querySelectorAll("li")[place]!.getBoundingClientRect();
    return top + height / 2;
  };
  handle.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 }));
  dispatchEvent(new PointerEvent("pointermove", { clientY: middleYpx(1) - 5 }));
  await expect.poll(() => names(part)).toEqual(["Panel", "Chair", "Tile", "Door"]);
  expect(announced()).toBe("Chair is now at place 2 of 4.");
  dispatchEvent(new PointerEvent("pointerup"));
  expect(part.querySelector("[data-dragged]")).toBe(null);
  dispatchEvent(new PointerEvent("pointermove", { clientY: 0 }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(names(part)).toEqual(["Panel", "Chair", "Tile", "Door"]);
});

test("the menu of an item moves and removes it with the keyboard alone", async () => {
  const part = await renderPart(<List Controls={ItemMenu} />);
  const button = page.getByRole("button", { name: "Move or remove: Tile" });
  const menu = page.getByRole("menu", { name: "Tile" });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button).toHaveAttribute("aria-expanded", "true");
  await expect.element(menu.getByRole("menuitem", { name: "Move up" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(names(part)).toEqual(["Panel", "Door", "Tile", "Chair"]);
  expect(announced()).toBe("Tile is now at place 3 of 4.");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}{ArrowUp}");
  await expect.element(menu.getByRole("menuitem", { name: "Remove" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
  expect(menu.elements()).toEqual([]);
  await userEvent.keyboard("{Enter}{End}{Enter}");
  expect(names(part)).toEqual(["Panel", "Door", "Chair"]);
});

test("the menu closes when the focus leaves it, and its first item cannot move up", async () => {
  const part = await renderPart(<List Controls={ItemMenu} />);
  (page.getByRole("button", { name: "Move or remove: Panel" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const up = page.getByRole("menuitem", { name: "Move up" });
  await expect.element(up).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  expect(names(part)).toEqual(["Panel", "Tile", "Door", "Chair"]);
  await userEvent.tab();
  expect(up.elements()).toEqual([]);
});
