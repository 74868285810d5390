import { ErrorScreen } from "../shell/error-screen.tsx";
import { failureMeta } from "../seo/page-meta.tsx";
import { AbsentPage } from "./route.ts";
import { Frame } from "./frame.tsx";
import NotFoundScreen from "../shell/not-found-screen.tsx";
import type { RootData } from "../shell/shell-content.ts";

interface FailedPageProps {
  error: unknown;
  /** Missing only if loading it failed. */
  root: RootData | undefined;
}

/** Replaces a page that is missing, is no longer offered, or has failed. */
export function FailedPage({ error, root }: FailedPageProps) {
  const absent = error instanceof AbsentPage;
  const withdrawn = absent ? error.withdrawn : undefined;
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
      ) : shell && absent ? (
        <NotFoundScreen {...root.notFound} categories={shell.categories} />
      ) : (
        <ErrorScreen error={shownError(error)} lead={root?.error.lead} />
      )}
    </Frame>
  );
}

/** An error on the built site may repeat what a visitor typed, and helps no one. */
function shownError(error: unknown): unknown {
  return import.meta.env.DEV ? error : new Error("Unexpected Server Error");
}

/** The title and description of an error page. Without the root's data it has none. */
export function failedPageMeta({ error, root }: FailedPageProps) {
  if (!root) return null;
  const { companyName, notFound, error: failure } = root;
  if (!(error instanceof AbsentPage)) return failureMeta(failure.seo, companyName);
  const { withdrawn } = error;
  const seo = withdrawn ? { title: withdrawn.name, description: withdrawn.sentence } : notFound.seo;
  return failureMeta(seo, companyName);
}
