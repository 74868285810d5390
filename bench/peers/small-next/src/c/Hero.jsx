/* oxlint-disable -- a peer is written as such sites are */
"use client";
import { useCallback, useEffect, useState } from "react";
import useEmbla from "embla-carousel-react";
import Autoplay from "embla-carousel-autoplay";
import { im, slides } from "../content";
import { Link } from "../link";
export function Hero() {
  const [ref, api] = useEmbla({ loop: true }, [
    Autoplay({ delay: 5000, stopOnInteraction: false, stopOnMouseEnter: true }),
  ]);
  const [i, setI] = useState(0);
  useEffect(() => {
    if (!api) return;
    const f = () => setI(api.selectedScrollSnap());
    api.on("select", f);
    return () => {
      api.off("select", f);
    };
  }, [api]);
  const key = useCallback(
    (e) => {
      if (e.key === "ArrowLeft") api?.scrollPrev();
      if (e.key === "ArrowRight") api?.scrollNext();
    },
    [api],
  );
  return (
    <section className="hero" aria-roledescription="carousel" aria-label="Highlights" onKeyDown={key}>
      <div ref={ref}>
        <div className="track">
          {slides.map((s, n) => (
            <div className="slide" key={s.img} role="group" aria-label={`${n + 1} of 3`}>
              <img {...im(s.img)} alt="" fetchPriority={n ? "low" : "high"} loading={n ? "lazy" : undefined} />
              <div className="cap">
                {n ? <h2>{s.title}</h2> : <h1>{s.title}</h1>}
                <p>{s.text}</p>
                {s.to.includes("#") ? (
                  <a className="btn solid" href={s.to.slice(1)}>
                    {s.cta}
                  </a>
                ) : (
                  <Link className="btn solid" to={s.to}>
                    {s.cta}
                  </Link>
                )}
              </div>
            </div>
          ))}
        </div>
      </div>
      <button className="arrow prev" aria-label="Previous slide" onClick={() => api?.scrollPrev()}>
        ‹
      </button>
      <button className="arrow next" aria-label="Next slide" onClick={() => api?.scrollNext()}>
        ›
      </button>
      <div className="dots">
        {slides.map((s, n) => (
          <button key={s.img} aria-label={`Slide ${n + 1}`} aria-current={n === i} onClick={() => api?.scrollTo(n)} />
        ))}
      </div>
    </section>
  );
}
