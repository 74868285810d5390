import { useRef, useState } from "react";
import { MapGround } from "./map-ground.tsx";
import { useFrameAddress } from "./use-frame-address.ts";

interface MapFrameProps {
  title: string;
  frameAddress: string;
  heightPx: number;
}

/** The map service's frame. It loads by itself when the visitor comes near; until then, and where the service cannot be reached, a drawn ground stands. */
export function MapFrame({ title, frameAddress, heightPx }: MapFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const address = useFrameAddress(box, frameAddress);
  const [arrived, setArrived] = useState(false);
  return (
    <div className="map-frame" ref={box} style={{ blockSize: heightPx }}>
      <MapGround />
      {address ? (
        <iframe
          className={arrived ? "map-frame__frame map-frame__frame--arrived" : "map-frame__frame"}
          src={address}
          title={title}
          height={heightPx}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          onLoad={() => setArrived(true)}
        />
      ) : (
        <noscript>
          <iframe
            className="map-frame__frame map-frame__frame--arrived"
            src={frameAddress}
            title={title}
            height={heightPx}
            loading="lazy"
          />
        </noscript>
      )}
    </div>
  );
}
