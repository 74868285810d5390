import { data, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/not-found";
import { fromJsonText } from "../boot/json-text.ts";
import type { loader as rootLoader } from "../root.tsx";
import { failureMeta } from "../seo/page-meta.ts";
import NotFoundScreen from "../shell/not-found-screen.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return root.loaderData ? failureMeta(root.loaderData.notFound.seo, root.loaderData.companyName) : [];
}

export default function NotFound() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return root && <NotFoundScreen {...root.notFound} categories={fromJsonText(root.shell).categories} />;
}
