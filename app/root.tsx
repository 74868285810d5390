import { use, type ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, useMatches, useRouteLoaderData } from "react-router";
import { catalogue } from "./content.server.ts";
import fonts from "#generated/fonts.json" with { type: "json" };
import type { Route } from "./+types/root";
import { deferredPart } from "./boot/deferred-part.tsx";
import { CompareTray } from "#app/features/compare/index.ts";
import { DeferredScripts } from "./boot/deferred-scripts.tsx";
import { fromJsonText, toJsonText } from "./boot/json-text.ts";
import { DocumentStyles, documentStylesId, LaterStyles, LaterStylesPreload } from "./boot/document-styles.tsx";
import { SpeculationRules } from "./boot/speculation-rules.tsx";
import { failureMeta } from "./seo/page-meta.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";
import type { WithdrawnPage } from "./shell/not-found-screen.tsx";
import { shellContent, type ShellContent } from "./shell/shell-content.ts";
import { SiteFooter } from "./shell/site-footer.tsx";
import { SiteHeader } from "./shell/site-header.tsx";
import { ShortlistNotice } from "#app/features/shortlist/index.ts";

const NotFoundScreen = deferredPart("missing page", () => import("./shell/not-found-screen.tsx"));

export function loader() {
  const content = catalogue();
  const { notFound, error } = content.pages;
  return {
    companyName: content.company.name.value,
    shell: toJsonText(shellContent(content)),
    indexable: !content.samples.any,
    notFound,
    error,
  };
}

/** The title and description of an error page. Every other page has its own. */
export function meta({ error, loaderData }: Route.MetaArgs) {
  if (!error || !loaderData) return [];
  const withdrawn = withdrawnIn(error);
  const { companyName, notFound, error: failure } = loaderData;
  if (withdrawn) return failureMeta({ title: withdrawn.name, description: withdrawn.sentence }, companyName);
  return failureMeta(isNotFound(error) ? notFound.seo : failure.seo, companyName);
}

// The header and footer do not change during a visit.
export const shouldRevalidate = () => false;

/** What a route tells the shell and the server about itself. */
export interface RouteHandle {
  /** The page opens with a picture under the header: always, or depending on its loader's data. */
  overPicture?: boolean | ((loaderData: unknown) => boolean);
  /** The page exists for what its script does, which starts before pictures and fonts have loaded. */
  startsSoon?: boolean;
  /** The query parameters on which the page depends: with any of them, the server renders the page for the request. */
  queryParameters?: string[];
}

export function Layout({ children }: { children: ReactNode }) {
  const { sheet, nonce } = use(DocumentStyles);
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F4F1EA" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121614" />
        {/* Written by the server only; the browser leaves it as it is. */}
        {import.meta.env.SSR && (
          <>
            {data && !data.indexable && <meta name="robots" content="noindex" />}
            <Meta />
            <Links />
          </>
        )}
        <link rel="preload" href={fonts.display} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <style
          id={documentStylesId}
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: sheet }}
        />
        <LaterStylesPreload />
      </head>
      <body>
        {children}
        <SpeculationRules />
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Frame shell={fromJsonText(loaderData.shell)}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>("root");
  const shell = data && fromJsonText(data.shell);
  const withdrawn = withdrawnIn(error);
  return (
    <Frame shell={shell}>
      {/* Where a page failed in the browser, the footer still needs them. */}
      <LaterStyles />
      {shell && withdrawn ? (
        <NotFoundScreen
          code={410}
          heading={withdrawn.name}
          lead={withdrawn.sentence}
          first={shell.categories.find(({ path }) => path === withdrawn.path)}
          categories={shell.categories}
        />
      ) : data && shell && isNotFound(error) ? (
        <NotFoundScreen {...data.notFound} categories={shell.categories} />
      ) : (
        <ErrorScreen error={error} lead={data?.error.lead} />
      )}
    </Frame>
  );
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** What is said of a product that is no longer offered; nothing about any other error. */
function withdrawnIn(error: unknown): WithdrawnPage | undefined {
  return isRouteErrorResponse(error) && error.status === 410 ? (error.data as WithdrawnPage) : undefined;
}

interface FrameProps {
  /** Missing only if loading it failed. */
  shell: ShellContent | undefined;
  children: ReactNode;
}

function Frame({ shell, children }: FrameProps) {
  const matches = useMatches();
  const overPicture = matches.some(opensWithPicture);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {shell && <SiteHeader content={shell} overPicture={overPicture} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {shell && <SiteFooter content={shell} />}
      <ShortlistNotice />
      <CompareTray />
    </>
  );
}

function opensWithPicture({ handle, loaderData }: ReturnType<typeof useMatches>[number]): boolean {
  const overPicture = (handle as RouteHandle | undefined)?.overPicture ?? false;
  return typeof overPicture === "function" ? overPicture(loaderData) : overPicture;
}
