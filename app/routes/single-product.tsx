import { AppLink } from "../ui/app-link.tsx";
import { DataSheet } from "../ui/data-sheet.tsx";
import { Drawing } from "../ui/drawings/drawing.tsx";
import type { DrawingData } from "../ui/drawings/types.ts";
import { Icon } from "../ui/icon.tsx";
import { Picture, type ResolvedPicture } from "../ui/picture.tsx";

export interface SingleProductProps {
  path: string;
  name: string;
  /** What its page holds, in a few words: the line that leads there. */
  linkLabel: string;
  figures: { term: string; lines: string[] }[];
  picture?: ResolvedPicture | undefined;
  drawing: DrawingData;
}

/** A listing's only product, set as a spread: its material, its drawing, its figures. One link reaches over all of it. */
export function SingleProduct({ path, name, linkLabel, figures, picture, drawing }: SingleProductProps) {
  return (
    <article className="single-product bleed">
      {picture && (
        <div className="single-product__picture">
          <Picture picture={picture} sizes="(min-width: 992px) 36vw, (min-width: 768px) 50vw, 100vw" priority cover />
        </div>
      )}
      <div className="single-product__drawing">
        <Drawing drawing={drawing} title={name} fit="cover" frame={false} />
      </div>
      <div className="single-product__words">
        <DataSheet rows={figures} />
        <div>
          <h2>
            <AppLink to={path} viewTransition>
              {name}
            </AppLink>
          </h2>
          <span className="action-link action-link--line" aria-hidden="true">
            <span>{linkLabel}</span> <Icon name="arrow-right" />
          </span>
        </div>
      </div>
    </article>
  );
}
