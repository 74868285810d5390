import type { CSSProperties, ReactNode } from "react";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Drawing } from "#app/drawings/drawing.tsx";
import { coverWidth } from "#app/ui/pictures/picture-files.ts";
import { PictureRemark, Picture } from "#app/ui/pictures/picture.tsx";
import type { DetailPage } from "../build-product-page.ts";

/** Most renderings have their subject at the right. */
const usualFocusPercent = 80;
/** An upright picture has its subject in its upper half. */
const uprightFocus = "50% 25%";
/** The share of a phone's banner above the name. */
const phoneShare = 0.72;

interface DetailHeroProps {
  page: DetailPage;
  /** Shown below the name. */
  children?: ReactNode;
}

/** The banner: the product's name in large type beside its picture, or its drawing if it has only that; on phones below it. */
export function DetailHero({ page, children }: DetailHeroProps) {
  const { banner, drawing, name, trail } = page;
  const { picture, phonePicture, heightPx, topMarginPx } = banner;
  const sizes = { "--banner-height": `${heightPx}px`, "--banner-top": `${topMarginPx}px` } as CSSProperties;
  return (
    <div className={picture ? "detail-hero" : "detail-hero detail-hero--drawing"} style={sizes}>
      <div className="detail-hero__view">
        <div className="detail-hero__picture">
          {picture ? (
            <Picture
              picture={picture}
              phonePicture={phonePicture}
              sizes={`(max-width: 767px) ${coverWidth(phonePicture ?? picture, "100vw", heightPx * phoneShare)}, ${coverWidth(picture, "58vw", heightPx)}`}
              priority
              cover
              focus={`${picture.focusPercent ?? usualFocusPercent}% 50%`}
              phoneFocus={phonePicture && uprightFocus}
            />
          ) : (
            drawing && <Drawing drawing={drawing} title={name} fit="cover" frame={false} />
          )}
        </div>
        {picture && (
          <PictureRemark picture={picture} phonePicture={phonePicture} className="detail-hero__mark caption" />
        )}
        {!picture && drawing?.sample && <p className="detail-hero__mark caption">Sample design</p>}
      </div>
      <div className="detail-hero__text wrap">
        <Breadcrumb trail={trail} />
        <h1 translate="no">{name}</h1>
        {children}
      </div>
    </div>
  );
}
