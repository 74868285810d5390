import { data, redirect } from "react-router";
import { catalogue, documentBytes, documentRevised, findDetail, findFormer } from "../content.server.ts";
import { LaterStyles } from "../styles/document-styles.tsx";
import type { Route } from "./+types/detail";
import type { WithdrawnPage } from "../shell/not-found-screen.tsx";
import { breadcrumbList, productData } from "../seo/structured-data.ts";
import { failureMeta, pageMeta } from "../seo/page-meta.ts";
import type { RouteHandle } from "../page/frame.tsx";
import { widestFile } from "../ui/pictures/picture-files.ts";
import { TermHints } from "#app/ui/terms/terms.tsx";
import { detailPage } from "#app/features/product/build-product-page.ts";
import { DetailHero } from "#app/features/product/hero/detail-hero.tsx";
import { FactStrip } from "#app/features/product/hero/fact-strip.tsx";
import PageBody from "#app/features/product/page-body.tsx";
import { choosableProduct, type DetailPage } from "#app/features/product/product-page-content.ts";
import { ShortlistCall } from "#app/features/shortlist/index.ts";

export function loader({ url, params }: Route.LoaderArgs) {
  const category = url.pathname.split("/")[1] ?? "";
  const detail = findDetail(category, params.slug);
  if (!detail) throw absent(url.pathname);
  return { page: detailPage(detail, catalogue(), documentBytes, documentRevised) };
}

/** The answer where there is no product: nothing, where it has moved, or that it is no longer offered. */
function absent(path: string) {
  const former = findFormer(path);
  if (!former) return data(null, { status: 404 });
  if ("to" in former) return redirect(former.to, 308);
  const { name, sentence, category } = former;
  return data({ name, sentence, path: `/${category}` } satisfies WithdrawnPage, { status: 410, statusText: "Gone" });
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) => {
  if (!loaderData) return root.loaderData ? failureMeta(root.loaderData.notFound.seo, root.loaderData.companyName) : [];
  const { page } = loaderData;
  const { seo, canonicalPath, companyName, name, modelCode, category, trail, suppliedFigures, banner, pictures } = page;
  const picture = banner.picture ?? pictures.product;
  const pictureUrl = picture && widestFile(picture, "jpeg");
  return pageMeta({
    ...seo,
    canonicalPath,
    companyName,
    picture: picture && pictureUrl ? { url: pictureUrl, alt: picture.alt } : undefined,
    structuredData: [
      breadcrumbList(trail),
      productData({
        name,
        description: seo.description,
        canonicalPath,
        category: category.title,
        companyName,
        modelCode,
        pictureUrl,
        figures: suppliedFigures,
      }),
    ],
  });
};

export const handle: RouteHandle = {
  overPicture: (loaderData) => hasPictureOnTop(loaderData as { page: DetailPage } | undefined),
};

/** Whether the page begins with a picture at its upper edge. */
function hasPictureOnTop(loaderData: { page: DetailPage } | undefined): boolean {
  if (!loaderData) return false;
  const { banner } = loaderData.page;
  return banner.picture !== undefined && banner.topMarginPx === 0;
}

export default function Detail({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  // Otherwise it opens with a drawing, whose styles are in the later sheet, because most products have a picture.
  const opensWithPicture = page.banner.picture !== undefined;
  return (
    <TermHints terms={page.terms}>
      {!opensWithPicture && <LaterStyles />}
      <DetailHero page={page} />
      <FactStrip page={page} />
      <ShortlistCall product={choosableProduct(page)} />
      {opensWithPicture && <LaterStyles />}
      <PageBody page={page} />
    </TermHints>
  );
}
