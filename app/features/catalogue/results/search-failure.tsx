import { Icon } from "#app/ui/icon.tsx";

/** Said where the search could not be loaded: everything else still works. */
export function SearchFailure({ retry }: { retry: () => void }) {
  return (
    <div className="catalogue__failure">
      <p role="alert">The search could not be loaded, so the words are left aside. Please check the connection.</p>
      <button type="button" className="action-link action-link--line" onClick={retry}>
        <span>Try again</span> <Icon name="retry" />
      </button>
    </div>
  );
}
