import { data } from "react-router";
import type { Route } from "./+types/not-found";
import { failureMeta } from "../seo/page-meta.ts";
import NotFoundScreen from "../shell/not-found-screen.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return root.loaderData ? failureMeta(root.loaderData.notFound.seo, root.loaderData.companyName) : [];
}

export default function NotFound({ matches: [root] }: Route.ComponentProps) {
  return (
    root.loaderData && <NotFoundScreen {...root.loaderData.notFound} categories={root.loaderData.shell.categories} />
  );
}
