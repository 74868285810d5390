import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPart, setScreen } from "#app/testing/render-part.tsx";
import { projectColumns } from "../project-columns.ts";
import { goToCell, keepFocusInView } from "./go-to-cell.ts";
import { ProjectRow } from "./project-row.tsx";
import "./tables.css";

const cells = projectColumns.map(({ label }) => label);

/** A table of forty projects, narrower than its columns. */
function Table() {
  return (
    <div className="project-table" ref={keepFocusInView} style={{ maxBlockSize: 300, maxInlineSize: 330 }}>
      <table>
        <thead>
          <tr>
            <th>Row</th>
            {projectColumns.map(({ name, label }) => (
              <th key={name} data-name={name}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 40 }, (_, index) => (
            <ProjectRow
              key={index}
              rowKey={index}
              index={index}
              cells={cells}
              columns={projectColumns}
              choices={{}}
              mistakes={[]}
              photographs={undefined}
              isNew={false}
              onChange={() => {}}
              onRemove={() => {}}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether a cell is seen from its beginning on. */
function isSeen(cell: Element): boolean {
  const { left, top, height } = cell.getBoundingClientRect();
  return document.elementFromPoint(left + 4, top + height / 2) === cell;
}

test.each(["phone", "desktop"] as const)(
  "a cell that is gone to on a %s screen is beside the fixed columns, and below the headings",
  async (screen) => {
    await setScreen(screen);
    await renderPart(<Table />);
    for (const id of ["cell-30-area", "cell-31-clientType", "cell-2-location"]) {
      goToCell(id);
      const cell = document.getElementById(id)!;
      expect(document.activeElement).toBe(cell);
      expect(isSeen(cell)).toBe(true);
    }
  },
);

test.each(["focus", "typing"])("a cell half behind the fixed columns comes out with the %s", async (what) => {
  await setScreen("phone");
  await renderPart(<Table />);
  const cell = document.getElementById("cell-2-location")!;
  const table = cell.closest(".project-table")!;
  if (what === "typing") cell.focus();
  await new Promise(requestAnimationFrame);
  table.scrollTo({ left: 60, behavior: "instant" });
  expect(isSeen(cell)).toBe(false);
  if (what === "typing") await userEvent.keyboard("a");
  else cell.focus({ preventScroll: true });
  await expect.poll(() => isSeen(cell)).toBe(true);
});
