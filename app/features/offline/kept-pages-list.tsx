import type { Pages } from "#content/schema/resolved.ts";
import { ActionLink } from "#app/ui/action-link.tsx";

/** The list of kept pages, which the service worker fills in (`service-worker.ts`), and a link to try again. */
export function KeptPages({ list, retry }: Pages["offline"]) {
  return (
    <section className="offline wrap" aria-labelledby="kept-pages">
      <div className="offline__how">
        <h2 id="kept-pages">{list.heading}</h2>
        <p>{list.note}</p>
        {/* The address of the page that was asked for. */}
        <ActionLink to="" look="button">
          {retry}
        </ActionLink>
      </div>
      <ul className="kept-pages"></ul>
    </section>
  );
}
