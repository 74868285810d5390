import type { PeerContent } from "./content.ts";
import { To, type LinkPart } from "./link.tsx";
import { Picture } from "./picture.tsx";
import { Slides } from "./slides.tsx";

/** The carousel at the top of the home page. */
export function Hero({ slides, link }: { slides: PeerContent["home"]["slides"]; link: LinkPart }) {
  return (
    <Slides label="Highlights" className="hero" turnsAfterMs={5000}>
      {slides.map(({ heading, subtext, button, picture, phonePicture }, place) => {
        const Heading = place === 0 ? "h1" : "h2";
        return (
          <div className="banner" key={heading}>
            {picture && <Picture picture={picture} phonePicture={phonePicture} sizes="100vw" priority={place === 0} />}
            <div className="over wrap">
              <Heading>{heading}</Heading>
              <p>{subtext}</p>
              <To link={link} className="button" href={button.link}>
                {button.label}
              </To>
            </div>
          </div>
        );
      })}
    </Slides>
  );
}
