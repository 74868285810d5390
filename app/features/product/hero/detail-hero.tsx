import type { CSSProperties } from "react";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Drawing } from "#app/drawings/drawing.tsx";
import { PictureRemark } from "#app/ui/pictures/picture-remark.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import type { DetailPage } from "../product-page-content.ts";

/** The left of the renderings is kept dark for the title, which is at the bottom on a phone. */
const usualPhoneFocusPercent = 80;
/** An upright picture shows its subject above the title. */
const uprightFocus = "50% 25%";

/** The banner: the product's name in large type on its picture, or beside its drawing if it has only that. */
export function DetailHero({ page }: { page: DetailPage }) {
  const { banner, drawing, name, trail } = page;
  const { picture, phonePicture, heightPx, topMarginPx } = banner;
  const look = ["detail-hero", picture ? "detail-hero--picture" : "detail-hero--drawing"];
  if (topMarginPx > 0) look.push("detail-hero--below-header");
  const sizes = { "--banner-height": `${heightPx}px`, "--banner-top": `${topMarginPx}px` } as CSSProperties;
  return (
    <div className={look.join(" ")} style={sizes}>
      <div className="detail-hero__picture">
        {picture ? (
          <Picture
            picture={picture}
            phonePicture={phonePicture}
            sizes="100vw"
            priority
            cover
            phoneFocus={phonePicture ? uprightFocus : `${picture.phoneFocusPercent ?? usualPhoneFocusPercent}% 50%`}
          />
        ) : (
          drawing && <Drawing drawing={drawing} title={name} fit="cover" frame={false} />
        )}
      </div>
      <div className="detail-hero__text wrap">
        <Breadcrumb trail={trail} />
        <h1 translate="no">{name}</h1>
      </div>
      {picture && <PictureRemark picture={picture} phonePicture={phonePicture} className="detail-hero__mark caption" />}
      {!picture && drawing?.sample && <p className="detail-hero__mark caption">Sample design</p>}
    </div>
  );
}
