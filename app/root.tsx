import { Outlet, useMatches } from "react-router";
import { catalogue } from "./content.server.ts";
import type { Route } from "./+types/root";
import { failureMeta } from "./seo/page-meta.ts";
import { FailedPage, isNotFound, withdrawnIn } from "./page/failed-page.tsx";
import { Frame, opensWithPicture } from "./page/frame.tsx";
import { rootData } from "./page/root-data.ts";

export { PageDocument as Layout } from "./page/document.tsx";

export function loader() {
  return rootData(catalogue());
}

/** The title and description of an error page. Every other page has its own. */
export function meta({ error, loaderData }: Route.MetaArgs) {
  if (!error || !loaderData) return [];
  const withdrawn = withdrawnIn(error);
  const { companyName, notFound, error: failure } = loaderData;
  if (withdrawn) return failureMeta({ title: withdrawn.name, description: withdrawn.sentence }, companyName);
  return failureMeta(isNotFound(error) ? notFound.seo : failure.seo, companyName);
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const overPicture = useMatches().some((match) => opensWithPicture(match.handle, match.loaderData));
  return (
    <Frame shell={loaderData.shell} overPicture={overPicture}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} root={loaderData} />;
}
