import type { ResolvedPicture } from "#content/schema/picture.ts";
import { Picture, PictureCaption } from "#app/ui/pictures/picture.tsx";
import { usePictureViewer } from "#app/ui/pictures/use-picture-viewer.tsx";
import { island } from "#app/islands/island.tsx";

interface ProjectPhotographsProps {
  /** The name of the project. */
  name: string;
  photographs: readonly ResolvedPicture[];
}

/** The photographs of a project, the first one large. Each opens in a full-size viewer. */
function ProjectPhotographs({ name, photographs }: ProjectPhotographsProps) {
  const { linkTo, viewer } = usePictureViewer(
    photographs.map((picture) => ({ picture, title: name, place: picture.caption })),
  );
  return (
    <section className="project-photographs wrap" aria-label={`Pictures of the project ${name}`}>
      <ul>
        {photographs.map((picture, index) => (
          <li key={picture.id}>
            <figure>
              <a {...linkTo(index)}>
                <Picture picture={picture} sizes={sizesAt(index, photographs.length)} priority={index === 0} cover />
              </a>
              <PictureCaption picture={picture} />
            </figure>
          </li>
        ))}
      </ul>
      {viewer}
    </section>
  );
}

/** The first is full-width, and so is the last if it is alone in its row. */
function sizesAt(index: number, count: number): string {
  const wide = index === 0 || (index === count - 1 && count % 2 === 0);
  return wide ? "90vw" : "(min-width: 768px) 44vw, 90vw";
}

export default island("project-photographs", ProjectPhotographs);
