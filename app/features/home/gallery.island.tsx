import { sitePages } from "#content/page-registry.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { pictureRemark } from "#app/ui/pictures/picture-caption.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { usePictureViewer } from "#app/ui/pictures/use-picture-viewer.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { HomeContent } from "./build-home-content.ts";
import { island } from "#app/islands/island.tsx";

/** Pictures of projects with their names below. Each opens in a large view; without JavaScript it links to the picture file. */
function Gallery({ heading, note, linkLabel, tiles }: HomeContent["gallery"]) {
  const { linkTo, viewer } = usePictureViewer(
    tiles.map(({ picture, name, location }) => ({ picture, title: name, place: location })),
  );
  return (
    <section className="gallery wrap" aria-labelledby="gallery-title">
      <SectionHead id="gallery-title" title={heading}>
        <ActionLink to={sitePages.projects.path}>{linkLabel}</ActionLink>
      </SectionHead>
      <ul className="gallery__tiles">
        {tiles.map((tile, index) => (
          <li key={tile.id} className="gallery__tile">
            <a {...linkTo(index)}>
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
      {viewer}
    </section>
  );
}

function PictureMark({ picture }: Pick<HomeContent["gallery"]["tiles"][number], "picture">) {
  const remark = pictureRemark(picture);
  return remark && <span className="gallery__mark">{remark}</span>;
}

function tileSizes(index: number): string {
  return `(min-width: 768px) ${index < 2 ? "46vw" : "28.5vw"}, ${index === 0 ? "90vw" : "44vw"}`;
}

export default island("gallery", Gallery);
