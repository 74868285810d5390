import { useRef, useState } from "react";
import { MapGround } from "./map-ground.tsx";
import { useFrameAddress } from "./use-frame-address.ts";

interface MapFrameProps {
  title: string;
  frameAddress: string;
  heightPx: number;
}

const permissions = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** The map service's frame. It loads by itself when the visitor comes near; until then, and where the service cannot be reached, a drawn ground stands. */
export function MapFrame({ title, frameAddress, heightPx }: MapFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const address = useFrameAddress(box, frameAddress);
  const [arrived, setArrived] = useState(false);
  const frame = {
    height: heightPx,
    loading: "lazy",
    referrerPolicy: "strict-origin-when-cross-origin",
  } as const;
  return (
    <div className="map-frame" ref={box} style={{ blockSize: heightPx }}>
      <MapGround />
      {address ? (
        <iframe
          {...frame}
          title={title}
          sandbox={permissions}
          src={address}
          className="map-frame__frame"
          data-arrived={arrived}
          onLoad={() => setArrived(true)}
        />
      ) : (
        <noscript>
          <iframe
            {...frame}
            title={title}
            sandbox={permissions}
            src={frameAddress}
            className="map-frame__frame"
            data-arrived="true"
          />
        </noscript>
      )}
    </div>
  );
}
