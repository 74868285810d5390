import type { ResolvedPicture } from "#app/ui/picture.tsx";

/** What a picture shows beyond its text for screen readers, and whether it was rendered. */
export function PictureCaption({ picture }: { picture: ResolvedPicture }) {
  const { caption, visualisation } = picture;
  return (
    <>
      {caption}
      {caption && visualisation && ". "}
      {visualisation && "Visualisation"}
    </>
  );
}
