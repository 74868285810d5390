import type { ResolvedPicture } from "#content/schema/picture.ts";
import { Picture, PictureRemark } from "#app/ui/pictures/picture.tsx";

interface ProjectsBannerProps {
  picture: ResolvedPicture;
  /** The crop for phones. */
  phonePicture: ResolvedPicture | undefined;
}

/** The picture above the heading. */
export function ProjectsBanner({ picture, phonePicture }: ProjectsBannerProps) {
  return (
    <>
      <div className="projects-banner__picture">
        <Picture
          picture={picture}
          phonePicture={phonePicture}
          sizes="100vw"
          priority
          cover
          focus="50% 60%"
          phoneFocus={phonePicture && "50% 60%"}
        />
      </div>
      <PictureRemark picture={picture} phonePicture={phonePicture} className="projects-banner__mark caption" />
    </>
  );
}
