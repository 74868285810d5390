import { lazy, Suspense, useState } from "react";
import { loadChunk } from "#app/ui/loading/load-chunk.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { DrawingProps } from "./drawn.tsx";

// The drawing code is large, and the server has already rendered the first page. A browser loads it only for
// later pages.
const Drawn = import.meta.env.SSR
  ? (await import("./drawn.tsx")).Drawn
  : lazy(async () => ({ default: (await loadChunk("drawing", () => import("./drawn.tsx"))).Drawn }));

/** A technical drawing made from its dimensions. */
export function Drawing(props: DrawingProps) {
  const { drawing, fit = "sheet", frame = true } = props;
  const hydrated = useHydrated();
  const shown = JSON.stringify([drawing, props.title]);
  const [fromServer] = useState(hydrated ? undefined : shown);
  const Frame = frame ? "figure" : "div";
  const className = fit === "cover" ? "drawing drawing--cover" : "drawing";
  if (!import.meta.env.SSR && shown === fromServer) {
    // Empty, so that React keeps the server's markup.
    return (
      <Frame key="server" className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    );
  }
  return (
    <Frame key="browser" className={className}>
      <Suspense>
        <Drawn {...props} />
      </Suspense>
    </Frame>
  );
}
