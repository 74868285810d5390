import { sitePages } from "#content/page-registry.ts";
import { lazy, Suspense, useRef, useState, type MouseEvent } from "react";
import { loadChunk } from "#app/boot/load-chunk.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { onPlainClick } from "#app/ui/plain-click.ts";
import { pictureRemark } from "#app/ui/pictures/picture-caption.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { widestFile } from "#app/ui/pictures/picture-files.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { GalleryTile, HomeContent } from "./home-content.ts";

const PictureViewer = lazy(async () => {
  const part = await loadChunk("picture-viewer", () => import("./picture-viewer.tsx"));
  return { default: part.PictureViewer };
});

/** Projects as a wall of pictures. Each opens in a large view; without JavaScript it links to the picture file. */
export function Gallery({ heading, note, linkLabel, tiles }: HomeContent["gallery"]) {
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

  return (
    <section className="gallery wrap" aria-labelledby="gallery-title">
      <header className="gallery__head">
        <h2 id="gallery-title">{heading}</h2>
        <ActionLink to={sitePages.projects.path}>{linkLabel}</ActionLink>
      </header>
      <ul className="gallery__tiles">
        {tiles.map((tile, index) => (
          <li key={tile.id} className="gallery__tile">
            <a
              href={fullPicture(tile)}
              aria-haspopup={hydrated ? "dialog" : undefined}
              onClick={(event) => open(event, index)}
            >
              <Picture picture={{ ...tile.picture, alt: "" }} sizes={tileSizes(index)} cover />
              <span className="gallery__label">
                <span className="gallery__name">{tile.name}</span>{" "}
                <span className="gallery__place">{tile.location}</span> <PictureMark picture={tile.picture} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="gallery__note caption quiet">{note}</p>
      {selected !== undefined && (
        <Suspense>
          <PictureViewer
            items={tiles.map(({ picture, name, location }) => ({ picture, title: name, place: location }))}
            index={selected}
            onStep={setSelected}
            opener={opener}
            onClose={() => setSelected(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

function PictureMark({ picture }: Pick<GalleryTile, "picture">) {
  const remark = pictureRemark(picture);
  return remark && <span className="gallery__mark">{remark}</span>;
}

/** The widest file in a format that every browser can open. */
function fullPicture({ picture }: GalleryTile): string {
  return widestFile(picture, "jpeg");
}

const wideTiles = new Set([0]);

function tileSizes(index: number): string {
  return wideTiles.has(index) ? "(min-width: 768px) 60vw, 100vw" : "(min-width: 768px) 34vw, 50vw";
}
