import { useRef, useState, type MouseEvent, type ReactNode } from "react";
import { onDemandPart } from "#app/ui/loading/on-demand-part.tsx";
import { onPlainClick } from "../plain-click.ts";
import { useHydrated } from "../use-hydrated.ts";
import { widestFile } from "./picture-files.ts";
import type { ViewedPicture } from "./picture-viewer.tsx";

const { Part: PictureViewer } = onDemandPart("picture-viewer", async () => ({
  default: (await import("./picture-viewer.tsx")).PictureViewer,
}));

interface LinkToPicture {
  href: string;
  "aria-haspopup": "dialog" | undefined;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Opens pictures in a full-size viewer. Without JavaScript, the link leads to the picture's file.
 * @returns the props of the link to a picture by its index, and the viewer, which is empty while closed
 */
export function usePictureViewer(items: readonly ViewedPicture[]): {
  linkTo: (index: number) => LinkToPicture;
  viewer: ReactNode;
} {
  const [selected, setSelected] = useState<number | undefined>(undefined);
  const hydrated = useHydrated();
  const opener = useRef<HTMLElement | null>(null);

  function open(event: MouseEvent<HTMLElement>, index: number) {
    const pressed = event.currentTarget;
    onPlainClick(event, () => {
      opener.current = pressed;
      setSelected(index);
    });
  }

  return {
    linkTo: (index) => ({
      // The widest file in a format that every browser can open.
      href: items[index] ? widestFile(items[index].picture, "jpeg") : "",
      "aria-haspopup": hydrated ? "dialog" : undefined,
      onClick: (event) => open(event, index),
    }),
    viewer: selected !== undefined && (
      <PictureViewer
        items={items}
        index={selected}
        onStep={setSelected}
        opener={opener}
        onClose={() => setSelected(undefined)}
      />
    ),
  };
}
