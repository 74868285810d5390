import { isHindi } from "#content/page-registry.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { Drawing } from "#app/drawings/drawing.tsx";
import { scaleStatement } from "#app/drawings/scale-statement.ts";
import { NrcScale } from "#app/ui/figures/nrc-scale.tsx";
import { pictureCaption } from "#app/ui/pictures/picture-caption.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import type { CategoryRowContent } from "./build-home-content.ts";

interface CategoryRowProps {
  row: CategoryRowContent;
  exploreLabel: string;
  /** Whether it is beside another one on a wide screen. */
  isPaired?: boolean;
}

/** A category: its picture, its main figure, what it is, and every product by name. */
export function CategoryRow({ row, exploreLabel, isPaired = false }: CategoryRowProps) {
  const { name, path, count, figure, description, products } = row;
  return (
    <article className={isPaired ? "category-row category-row--paired bleed" : "category-row bleed"}>
      <CategoryPicture {...row} widePart={isPaired ? "45vw" : "58vw"} />
      <div className="category-row__copy">
        <div className="category-row__facts">
          <p className="category-row__count">{count}</p>
          {figure && <DecidingFigure {...figure} />}
        </div>
        <div className="category-row__text">
          <h3>{name}</h3>
          <p className="category-row__description">{description}</p>
          <ul className="category-row__products" aria-label={`All ${name}`}>
            {products.map((product) => (
              <li key={product.path}>
                <a href={product.path} translate="no">
                  {product.name}
                </a>
              </li>
            ))}
          </ul>
          <ActionLink to={path} label={isHindi(path) ? `${name} ${exploreLabel}` : `${exploreLabel} ${name}`}>
            {exploreLabel}
          </ActionLink>
        </div>
      </div>
    </article>
  );
}

/** @param widePart the share of a wide screen that it fills */
function CategoryPicture({ name, picture, drawing, widePart }: CategoryRowContent & { widePart: string }) {
  const sizes = `(min-width: 992px) ${widePart}, 100vw`;
  const caption = picture ? pictureCaption(picture) : drawing && scaleStatement(drawing);
  return (
    <figure className="category-row__figure">
      {picture ? (
        <Picture picture={picture} sizes={sizes} cover className="category-row__picture" />
      ) : (
        <div className="category-row__picture">
          {drawing && <Drawing drawing={drawing} title={name} fit="cover" frame={false} />}
        </div>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** The figure in large type, its unit in small type, and the scale from 0 to 1 if it has one. */
function DecidingFigure({ label, value, unit, range }: NonNullable<CategoryRowContent["figure"]>) {
  return (
    <p className="category-row__deciding">
      <span className="category-row__figure-label">{label}</span>{" "}
      <strong className="category-row__value numeric">
        {value}
        {unit && <span className="category-row__unit"> {unit}</span>}
      </strong>
      {range && <NrcScale {...range} />}
    </p>
  );
}
