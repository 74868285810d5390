import { useRef, useState, useEffect, type RefObject } from "react";
import { island } from "#app/islands/island.tsx";

interface MapFrameProps {
  title: string;
  frameAddress: string;
  heightPx: number;
}

const permissions = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/**
 * The map service's iframe, loaded when the visitor scrolls near. Until then, and if the service cannot be
 * reached, a drawn map is shown.
 */
function MapFrame({ title, frameAddress, heightPx }: MapFrameProps) {
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

/** How near to the screen the iframe must be before it loads. */
const nearness = "600px";

/**
 * The iframe's address, once its box is near the screen and the service answers: an iframe that cannot load would
 * show the browser's error page.
 */
function useFrameAddress(place: RefObject<HTMLElement | null>, address: string): string | undefined {
  const [answering, setAnswering] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const leaving = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        fetch(address, { method: "HEAD", mode: "no-cors", credentials: "omit", signal: leaving.signal }).then(
          () => setAnswering(true),
          () => undefined,
        );
      },
      { rootMargin: nearness },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [place, address]);

  return answering ? address : undefined;
}

/** A schematic plan of no real place, shown behind the map. */
function MapGround() {
  return (
    <svg className="map-ground" viewBox="0 0 820 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className="map-ground__lanes">
        <path d="M-40 96 180 62 420 20 610-20M-30 214 120 196 300 150 470 96 700 70 900 40M-40 420 150 372 290 330 470 306 640 232 860 168M110 480 150 372 120 196 96-20M300 150 330 20M470 306 410 96 430-20M620 480 560 268 548 84 556-20M700 70 742 210 800 470M240 480 290 330M640 232 860 330M470 306 420 480" />
      </g>
      <path
        className="map-ground__road"
        d="M-40 300 170 268 300 238 455 214 590 178 720 120 880 60M300 238 372 350 480 480"
      />
      <g className="map-ground__place">
        <circle cx="455" cy="214" r="22" />
        <circle cx="455" cy="214" r="6" />
      </g>
    </svg>
  );
}

export default island("map-frame", MapFrame);
