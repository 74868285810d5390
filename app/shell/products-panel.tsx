import { sitePages } from "#content/page-registry.ts";
import { ActionLink } from "../ui/action-link.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import type { ShellContent } from "./shell-content.ts";
import { useShownPath } from "./shown-path.ts";

interface ProductsPanelProps {
  content: ShellContent;
}

/** The categories, each with a picture and its number of products. */
export function ProductsPanel({ content }: ProductsPanelProps) {
  const shownPath = useShownPath();
  const catalogue = content.links.find(({ download }) => download);
  return (
    <div className="products-panel" id="products-panel" popover="auto">
      <div className="wrap">
        <ul className="products-panel__categories">
          {content.categories.map((category) => (
            <li key={category.path}>
              <a href={category.path} aria-current={shownPath === category.path ? "page" : undefined}>
                <span className="products-panel__picture">
                  {category.picture && (
                    <Picture picture={category.picture} sizes="(min-width: 1440px) 200px, 14vw" cover />
                  )}
                </span>
                <span className="products-panel__name">
                  {category.name} <span aria-hidden="true">{category.count}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <div className="products-panel__foot">
          <ActionLink to={sitePages.product.path} icon="arrow-right">
            All products
          </ActionLink>
          <ActionLink to={content.calculator.path}>{content.calculator.name}</ActionLink>
          {catalogue && (
            <ActionLink to={catalogue.href} icon="download" download>
              {catalogue.label}
            </ActionLink>
          )}
          <ActionLink to={sitePages.contact.path}>Ask about a product</ActionLink>
        </div>
      </div>
    </div>
  );
}
