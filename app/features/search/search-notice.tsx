import { sitePages } from "#content/page-registry.ts";

interface SearchNoticeProps {
  query: string;
  found: number;
  ready: boolean;
  failed: boolean;
  retry: () => void;
}

/** The state of the search: visible while there are no results, and announced politely to screen readers. */
export function SearchNotice({ query, found, ready, failed, retry }: SearchNoticeProps) {
  const nothing = ready && query !== "" && found === 0;
  return (
    <div className={found > 0 ? "visually-hidden" : "site-search__notice"}>
      <p role="status">{noticeFor({ query, found, ready, failed })}</p>
      {failed && !ready && (
        <button type="button" className="action-link action-link--line" onClick={retry}>
          <span>Try again</span>
        </button>
      )}
      {(nothing || (failed && !ready)) && (
        <>
          <a className="action-link action-link--line" href={sitePages.product.path}>
            <span>All products</span>
          </a>
          <a className="action-link action-link--line" href={sitePages.contact.path}>
            <span>Ask us</span>
          </a>
        </>
      )}
    </div>
  );
}

function noticeFor({ query, found, ready, failed }: Omit<SearchNoticeProps, "retry">): string {
  if (failed && !ready) return "Search could not be loaded. Check your connection.";
  if (query === "") return "Search products, finishes, pages and projects by name, specification or model code.";
  if (!ready) return "Searching…";
  if (found === 0) return `No results for “${query}”.`;
  return found === 1 ? "1 result" : `${found} results`;
}
