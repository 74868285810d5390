import { useMemo, useRef } from "react";
import { ask, type RenderedPage } from "../../app/api.ts";
import { useIsBeside } from "../../app/part-tabs.tsx";
import { PreviewPane } from "../../app/preview-pane.tsx";
import type { Cells } from "../messages.ts";
import type { KeyedRow } from "./keyed-rows.ts";

interface ProjectsPreviewProps {
  rows: readonly KeyedRow[];
  /** The rows as loaded. */
  saved: readonly Cells[];
}

const draw = (rows: unknown, signal: AbortSignal) =>
  ask<RenderedPage>("/api/tables/projects/preview", { rows }, signal);

/** The projects page rendered with the typed rows. */
export function ProjectsPreview({ rows, saved }: ProjectsPreviewProps) {
  const isBeside = useIsBeside();
  const lastSeen = useRef<unknown>(saved);
  const cells = useMemo(() => rows.map((row) => row.cells), [rows]);
  return <PreviewPane draw={draw} value={cells} title="Projects" isNarrow={!isBeside} lastSeen={lastSeen} />;
}
