import { AxisChart } from "./axis-chart.tsx";
import { FigureTable } from "./figure-table.tsx";
import type { ListingChart as Chart } from "./build-chart.ts";

/** All products of a listing at a glance. */
export function ListingChart({ chart }: { chart: Chart }) {
  return chart.kind === "axis" ? <AxisChart {...chart} /> : <FigureTable {...chart} />;
}
