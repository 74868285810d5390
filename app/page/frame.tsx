import type { ReactNode } from "react";
import { ShortlistNotice } from "#app/features/shortlist/index.ts";
import { LaterStylesOfFrame } from "../styles/document-styles.tsx";
import type { ShellContent } from "../shell/shell-content.ts";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";

interface FrameProps {
  /** Missing only if loading it failed. */
  shell: ShellContent | undefined;
  children: ReactNode;
}

/** The frame around the content of every page. */
export function Frame({ shell, children }: FrameProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {shell && <SiteHeader content={shell} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <LaterStylesOfFrame />
      {shell && <SiteFooter content={shell} />}
      <ShortlistNotice />
    </>
  );
}
