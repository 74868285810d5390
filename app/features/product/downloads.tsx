import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { DetailPage } from "./product-page-content.ts";

/** The e-catalogue, and printing this page. */
export function Downloads({ catalogueFile }: Pick<DetailPage, "catalogueFile">) {
  const hydrated = useHydrated();
  return (
    <ul className="downloads">
      <li>
        <a className="downloads__row" href={catalogueFile.href} download>
          <span className="downloads__name">E-catalogue</span>
          <span className="downloads__what">PDF, all products</span>
          <Icon name="download" />
        </a>
      </li>
      <li>
        <button type="button" className="downloads__row" disabled={!hydrated} onClick={() => window.print()}>
          <span className="downloads__name">Data sheet</span>
          <span className="downloads__what">This page, formatted for printing</span>
          <Icon name="print" />
        </button>
      </li>
    </ul>
  );
}
