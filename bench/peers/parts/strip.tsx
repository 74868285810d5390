import type { PeerContent } from "./content.ts";
import { Picture } from "./picture.tsx";
import { Slides } from "./slides.tsx";

interface StripProps {
  label: string;
  pictures: PeerContent["product"]["pictures"]["strip"];
}

/** Pictures with captions in a carousel. */
export function Strip({ label, pictures }: StripProps) {
  return (
    <Slides label={label} className="strip">
      {pictures.map((picture) => (
        <figure key={picture.id}>
          <Picture picture={picture} sizes="(min-width: 1025px) 50vw, (min-width: 601px) 34vw, 100vw" />
          <figcaption>{picture.caption}</figcaption>
        </figure>
      ))}
    </Slides>
  );
}
