import { useEffect, useRef, useState } from "react";
import type { PeerContent } from "./content.ts";
import { Picture } from "./picture.tsx";

type Tiles = PeerContent["home"]["gallery"]["tiles"];

/** Pictures of projects, each of which opens in a lightbox. */
export function Gallery({ tiles }: { tiles: Tiles }) {
  const [large, setLarge] = useState<Tiles[number]>();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (large) dialog.current?.showModal();
  }, [large]);
  return (
    <>
      <ul className="tiles">
        {tiles.map((tile) => (
          <li key={tile.id}>
            <button type="button" onClick={() => setLarge(tile)}>
              <Picture picture={tile.picture} sizes="(min-width: 768px) 34vw, 50vw" alt="" />
              <b>{tile.name}</b> <span>{tile.location}</span>
              {tile.picture.visualisation && <small>Visualisation</small>}
            </button>
          </li>
        ))}
      </ul>
      <dialog ref={dialog} onClose={() => setLarge(undefined)}>
        {large && <Picture picture={large.picture} sizes="100vw" />}
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  );
}
