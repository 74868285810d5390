/* oxlint-disable -- a peer is written as such sites are */
"use client";
import useEmbla from "embla-carousel-react";
import { im } from "../content-im";
export function Strip({ shots, title }) {
  const [ref, api] = useEmbla({ loop: true, align: "center", duration: 25 });
  return (
    <div className="strip" aria-label={title + " pictures"}>
      <div ref={ref}>
        <div className="track">
          {shots.concat(shots).map((s, n) => (
            <div className="slide" key={n}>
              <img {...im(s)} alt={`${title} ${n + 1}`} loading="lazy" />
            </div>
          ))}
        </div>
      </div>
      <button className="arrow prev" aria-label="Previous picture" onClick={() => api?.scrollPrev()}>
        ‹
      </button>
      <button className="arrow next" aria-label="Next picture" onClick={() => api?.scrollNext()}>
        ›
      </button>
    </div>
  );
}
