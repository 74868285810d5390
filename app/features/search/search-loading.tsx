import { sitePages } from "#content/page-registry.ts";
import { Icon } from "#app/ui/icon.tsx";

interface SearchLoadingProps {
  text: string;
  onType: (text: string) => void;
  failed: boolean;
  retry: () => void;
}

/** A field that accepts typing while the search loads. */
export function SearchLoading({ text, onType, failed, retry }: SearchLoadingProps) {
  return (
    <>
      <div className="site-search__field">
        <Icon name="search" sizePx={24} />
        <input aria-label="Search" autoComplete="off" value={text} onChange={({ target }) => onType(target.value)} />
      </div>
      <div className="site-search__notice">
        <p role="status">{failed ? "Search could not be loaded." : "Loading search…"}</p>
        {failed && (
          <button type="button" className="action-link action-link--line" onClick={retry}>
            <span>Try again</span>
          </button>
        )}
        <a className="action-link action-link--line" href={sitePages.product.path}>
          <span>All products</span>
        </a>
      </div>
    </>
  );
}
