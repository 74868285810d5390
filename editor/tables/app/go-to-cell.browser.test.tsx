import { expect, test } from "vitest";
import { renderPart, setScreen } from "#app/testing/render-part.tsx";
import { projectColumns } from "../project-columns.ts";
import { goToCell } from "./go-to-cell.ts";
import { ProjectRow } from "./project-row.tsx";
import "./tables.css";

const cells = projectColumns.map(({ label }) => label);

test.each(["phone", "desktop"] as const)(
  "a cell that is gone to on a %s screen is beside the fixed columns, and below the headings",
  async (screen) => {
    await setScreen(screen);
    await renderPart(
      <div className="project-table" style={{ maxBlockSize: 300, maxInlineSize: 330 }}>
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
      </div>,
    );
    for (const id of ["cell-30-area", "cell-31-clientType", "cell-2-location"]) {
      goToCell(id);
      const cell = document.getElementById(id)!;
      const { left, top, height } = cell.getBoundingClientRect();
      expect(document.activeElement).toBe(cell);
      expect(document.elementFromPoint(left + 4, top + height / 2)).toBe(cell);
    }
  },
);
