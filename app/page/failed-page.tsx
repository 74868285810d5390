import { isRouteErrorResponse } from "react-router";
import { ErrorScreen } from "../shell/error-screen.tsx";
import { Frame } from "./frame.tsx";
import NotFoundScreen, { type WithdrawnPage } from "../shell/not-found-screen.tsx";
import type { RootData } from "./root-data.ts";

interface FailedPageProps {
  error: unknown;
  /** Missing only if loading it failed. */
  root: RootData | undefined;
}

/** Stands in for a page that is missing, is no longer offered, or has failed. */
export function FailedPage({ error, root }: FailedPageProps) {
  const withdrawn = withdrawnIn(error);
  const shell = root?.shell;
  return (
    <Frame shell={shell}>
      {shell && withdrawn ? (
        <NotFoundScreen
          code={410}
          heading={withdrawn.name}
          lead={withdrawn.sentence}
          first={shell.categories.find(({ path }) => path === withdrawn.path)}
          categories={shell.categories}
        />
      ) : shell && isNotFound(error) ? (
        <NotFoundScreen {...root.notFound} categories={shell.categories} />
      ) : (
        <ErrorScreen error={error} lead={root?.error.lead} />
      )}
    </Frame>
  );
}

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** What is said of a product that is no longer offered; nothing about any other error. */
export function withdrawnIn(error: unknown): WithdrawnPage | undefined {
  return isRouteErrorResponse(error) && error.status === 410 ? (error.data as WithdrawnPage) : undefined;
}
