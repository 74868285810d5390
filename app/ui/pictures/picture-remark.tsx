import type { ResolvedPicture } from "#content/schema/picture.ts";
import { pictureRemark } from "./picture-caption.ts";

interface PictureRemarkProps {
  picture: ResolvedPicture;
  /** The crop for phones, which may be rendered where the other is a photograph, or the reverse. */
  phonePicture?: ResolvedPicture | undefined;
  className: string;
}

/** The remark on a picture that covers a banner, on phones the one on its crop. Nothing for a photograph. */
export function PictureRemark({ picture, phonePicture = picture, className }: PictureRemarkProps) {
  const [remark, phoneRemark] = [pictureRemark(picture), pictureRemark(phonePicture)];
  if (remark === phoneRemark) return remark && <p className={className}>{remark}</p>;
  return (
    <>
      {remark && <p className={`${className} picture-remark--wide`}>{remark}</p>}
      {phoneRemark && <p className={`${className} picture-remark--phone`}>{phoneRemark}</p>}
    </>
  );
}
