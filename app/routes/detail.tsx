import { CompareTray } from "#app/features/compare/index.ts";
import { catalogue, documentBytes, documentRevised, findDetail, findFormer } from "../content.server.ts";
import { LaterStyles } from "../styles/document-styles.tsx";
import { type LoaderArgs, type PageProps, AbsentPage } from "../page/route.ts";
import { breadcrumbList, productData } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import { widestFile } from "../ui/pictures/picture-files.ts";
import { TermHints } from "#app/ui/terms/terms.tsx";
import { detailPage, choosableProduct } from "#app/features/product/build-product-page.ts";
import { DetailHero } from "#app/features/product/hero/detail-hero.tsx";
import { OpeningFiles } from "#app/features/product/hero/opening-files.tsx";
import { FactStrip } from "#app/features/product/hero/fact-strip.tsx";
import PageBody from "#app/features/product/page-body.tsx";
import { ShortlistCall } from "#app/features/shortlist/index.ts";

export function loader({ url, params }: LoaderArgs) {
  const category = url.pathname.split("/")[1] ?? "";
  const detail = findDetail(category, params.slug);
  if (!detail) throw absent(url.pathname);
  return { page: detailPage(detail, catalogue(), documentBytes, documentRevised) };
}

/** The response where there is no product: not found, moved, or no longer offered. */
function absent(path: string) {
  const former = findFormer(path);
  if (!former) return new AbsentPage();
  if ("to" in former) return new Response(null, { status: 308, headers: { location: former.to } });
  const { name, sentence, category } = former;
  return new AbsentPage({ name, sentence, path: `/${category}` });
}

export function meta({ loaderData: { page } }: PageProps<typeof loader>) {
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
}

export default function Detail({ loaderData }: PageProps<typeof loader>) {
  const { page } = loaderData;
  // Otherwise it opens with a drawing. Its styles are in the deferred sheet, because most products have a
  // picture.
  const opensWithPicture = page.banner.picture !== undefined;
  return (
    <TermHints terms={page.terms}>
      {!opensWithPicture && <LaterStyles />}
      <DetailHero page={page}>
        <OpeningFiles page={page} />
      </DetailHero>
      <FactStrip page={page} />
      <ShortlistCall product={choosableProduct(page)} />
      {opensWithPicture && <LaterStyles />}
      <PageBody page={page} />
      <CompareTray />
    </TermHints>
  );
}
