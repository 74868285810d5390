import type { ReactNode } from "react";
import { CompareTray } from "#app/features/compare/index.ts";
import { ShortlistNotice } from "#app/features/shortlist/index.ts";
import { LaterStylesOfFrame } from "../styles/document-styles.tsx";
import type { ShellContent } from "../shell/shell-content.ts";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";

/** What a route tells the shell and the server about itself. */
export interface RouteHandle {
  /** The page opens with a picture under the header: always, or depending on its loader's data. */
  overPicture?: boolean | ((loaderData: unknown) => boolean);
  /** The query parameters on which the page depends: with any of them, the server renders the page for the request. */
  queryParameters?: string[];
}

interface FrameProps {
  /** Missing only if loading it failed. */
  shell: ShellContent | undefined;
  overPicture?: boolean;
  children: ReactNode;
}

/** What is on every page around its content. */
export function Frame({ shell, overPicture = false, children }: FrameProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {shell && <SiteHeader content={shell} overPicture={overPicture} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <LaterStylesOfFrame />
      {shell && <SiteFooter content={shell} />}
      <ShortlistNotice />
      <CompareTray />
    </>
  );
}

/** Whether a page opens with a picture, by what its route says of itself. */
export function opensWithPicture(handle: unknown, loaderData: unknown): boolean {
  const overPicture = (handle as RouteHandle | undefined)?.overPicture ?? false;
  return typeof overPicture === "function" ? overPicture(loaderData) : overPicture;
}
