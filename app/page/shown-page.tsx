import type { ComponentType, ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { BrowserRouter, useLocation } from "react-router";
import type { PageData } from "../boot/page-data.ts";
import { PageDocument } from "./document.tsx";
import { FailedPage } from "./failed-page.tsx";
import { Frame, opensWithPicture, type RouteHandle } from "./frame.tsx";
import type { RootData } from "./root-data.ts";

/** What a page is given. React Router gives more, which no page uses. */
interface PageProps {
  loaderData: unknown;
  actionData: unknown;
  matches: { loaderData: RootData | undefined }[];
}

interface ShownPageProps {
  /** What the page's route says of itself. */
  handle: RouteHandle;
  data: PageData<RootData>;
}

/**
 * The page as React Router has rendered it at the server, with the router that follows the address within a page. Other pages are
 * documents of their own, so none of what chooses, loads and prepares pages is sent to the browser.
 */
export function ShownPage(props: ShownPageProps) {
  return (
    <Forked>
      <Forked>
        <BrowserRouter>
          <PageDocument>
            <Content {...props} />
          </PageDocument>
        </BrowserRouter>
      </Forked>
    </Forked>
  );
}

/** React counts such places to name what `useId` is asked for. The router's components for the server have two of them. */
function Forked({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      {null}
    </>
  );
}

function Content({ handle, data: { root, page, action, error } }: ShownPageProps) {
  const { key } = useLocation();
  const Page = handle.Page as ComponentType<PageProps>;
  if (error) return <FailedPage error={error} root={root} />;
  return (
    // A function that the boundary calls, and no component.
    // oxlint-disable-next-line react/no-unstable-nested-components
    <ErrorBoundary resetKeys={[key]} fallbackRender={({ error: thrown }) => <FailedPage error={thrown} root={root} />}>
      <Frame shell={root?.shell} overPicture={opensWithPicture(handle, page)}>
        <Page loaderData={page} actionData={action} matches={[{ loaderData: root }]} />
      </Frame>
    </ErrorBoundary>
  );
}
