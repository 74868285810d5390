import { englishPath, hindiPath, isHindi, sitePages } from "#content/page-registry.ts";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";
import { StaticRouter } from "react-router";
import { contactData } from "#app/features/enquiry/form/contact-data.ts";
import type { ContactForm } from "#app/features/enquiry/form/receive-form.ts";
import type { PostedAnswer } from "#app/features/enquiry/form-state.ts";
import { DocumentContext } from "./boot/scripts.tsx";
import { catalogue, catalogueFor, translatedPaths } from "./content.server.ts";
import { translateDocument } from "./hindi/translate-document.ts";
import { createTranslator } from "./hindi/translator.ts";
import { LanguageLinks } from "./seo/page-meta.tsx";
import { IslandRenderer, type RenderedIsland } from "./islands/island.tsx";
import { PageIslands } from "./islands/render-islands.tsx";
import { AbsentPage } from "./page/route.ts";
import { PageDocument } from "./page/document.tsx";
import { FailedPage, failedPageMeta } from "./page/failed-page.tsx";
import { Frame } from "./page/frame.tsx";
import { rootData, type RootData } from "./shell/shell-content.ts";
import { findRoute } from "./routes.ts";
import { DocumentStyles } from "./styles/document-styles.tsx";
import { pageStyles } from "./styles/page-styles.ts";

// The exports of the app for the server, the build and `npm run dev`.

export { queryParameters, routes } from "./routes.ts";

export const emailServiceOrigin = import.meta.env.EMAIL_SERVICE_ORIGIN;
export const retentionDays = Number(import.meta.env.ENQUIRY_RETENTION_DAYS);

/** What the server needs to receive the form of the contact page. */
export function describeContactForm(): ContactForm {
  const { emailService, products } = contactData(catalogue(), null);
  return {
    address: sitePages.contact.path,
    hindi: { address: hindiPath(sitePages.contact.path), words: catalogue().hindiWords.enquiryForm },
    siteOrigin: import.meta.env.SITE_ORIGIN,
    emailService,
    products: products.map(({ id, name }) => ({ id, name })),
  };
}

interface PageRequest {
  url: URL;
  /** Why a form that was posted to the page was not accepted. */
  answer?: PostedAnswer | undefined;
  /** The nonce of inline scripts, by which their hashes are found before it is removed from the document. */
  nonce?: string | undefined;
  /** Called with the error when an error page is rendered. */
  onError: (error: unknown) => void;
}

interface Page {
  status: number;
  /** The kind of page, which determines its style sheet. */
  id: string;
  meta: ReactNode;
  content: ReactNode;
}

/**
 * Renders a page as a complete document, or a file for search engines.
 * @throws if even the error page cannot be rendered
 */
export async function renderPage(request: PageRequest): Promise<Response> {
  let root: RootData | undefined;
  try {
    root = rootData(catalogueFor(request.url), request.url.pathname);
    const page = loadPage(request, root);
    return page instanceof Response ? page : await documentOf(page, request, root);
  } catch (error) {
    if (error instanceof Response) return error;
    const isAbsent = error instanceof AbsentPage;
    if (!isAbsent) request.onError(error);
    const page = {
      status: isAbsent ? (error.withdrawn ? 410 : 404) : 500,
      id: isAbsent ? "not-found" : "error",
      meta: failedPageMeta({ error, root }),
      content: <FailedPage error={error} root={root} />,
    };
    return documentOf(page, request, root);
  }
}

function loadPage({ url, answer }: PageRequest, root: RootData): Page | Response {
  const route = findRoute(url.pathname);
  if (!route) throw new AbsentPage();
  const { id, module, params } = route;
  if (!("default" in module)) return module.loader();
  const { loader, meta, default: Content } = module;
  const loaderData = loader({ url, params });
  return {
    status: answer?.status ?? 200,
    id,
    meta: meta({ loaderData, answer }),
    content: (
      <Frame shell={root.shell}>
        <Content loaderData={loaderData} answer={answer} />
      </Frame>
    ),
  };
}

/** @throws the error of any part of the page */
async function documentOf(
  { status, id, meta, content }: Page,
  { url, nonce }: PageRequest,
  root: RootData | undefined,
): Promise<Response> {
  const location = url.pathname + url.search;
  const hindi = isHindi(url.pathname);
  const islands = new PageIslands(location);
  const translated = new Set(root ? translatedPaths(catalogue()) : []);
  const english = englishPath(url.pathname);
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <StaticRouter location={location}>
      <DocumentStyles value={pageStyles(id, hindi)}>
        <DocumentContext value={{ nonce }}>
          <IslandRenderer
            value={hindi ? (each) => (isForHindi(each) ? islands.render(each) : each.part) : islands.render}
          >
            <PageDocument
              meta={
                <>
                  {root && !root.indexable && <meta name="robots" content="noindex" />}
                  {meta}
                  {status === 200 && translated.has(english) && (
                    <LanguageLinks english={english} hindi={hindiPath(english)} />
                  )}
                </>
              }
            >
              {content}
            </PageDocument>
          </IslandRenderer>
        </DocumentContext>
      </DocumentStyles>
    </StaticRouter>,
    {
      // Otherwise React sends long parts at the end and moves them into position with a script, which a visitor
      // may not have.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  const headers = { "content-type": "text/html; charset=utf-8" };
  if (!hindi) return new Response(stream, { status, headers });
  const language = {
    translate: createTranslator(catalogue().hindiWords.pages),
    isTranslated: (path: string) => translated.has(path),
  };
  return new Response(translateDocument(await new Response(stream).text(), language), { status, headers });
}

/** The gallery's large view has English words: in Hindi its pictures are links, as without JavaScript. */
function isForHindi({ name }: RenderedIsland): boolean {
  return name !== "gallery";
}
