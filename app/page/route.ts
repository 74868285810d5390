import type { ReactNode } from "react";
import type { PostedAnswer } from "#app/features/enquiry/index.ts";

/** What a loader is told of a request. */
export interface LoaderArgs {
  url: URL;
  /** The parts of the path that the route names with a colon. */
  params: Readonly<Record<string, string | undefined>>;
}

type Loader = (args: LoaderArgs) => unknown;

/** What a page is rendered from. */
export interface PageProps<OwnLoader extends Loader = Loader> {
  loaderData: ReturnType<OwnLoader>;
  /** Why a form that was posted without script was not accepted. Only the contact page takes one. */
  answer?: PostedAnswer | undefined;
}

/** What a route tells the frame and the server about itself. */
export interface RouteHandle {
  /** The page opens with a picture under the header: always, or depending on its loader's data. */
  overPicture?: boolean | ((loaderData: unknown) => boolean);
  /**
   * The query parameters on which the page depends: with any of them, the server renders the page for the request. Only for a route with
   * one address.
   */
  queryParameters?: string[];
}

/** A module in `app/routes`. */
export interface PageModule {
  /**
   * Reads what the page shows. Runs at the server alone.
   * @throws {AbsentPage} if there is no such page
   * @throws {Response} an answer that is no page, such as a redirect
   */
  loader(args: LoaderArgs): unknown;
  /** The title and what else search engines are told. */
  meta(props: PageProps): ReactNode;
  /** The page itself. */
  default(props: PageProps): ReactNode;
  handle?: RouteHandle;
}

/** The loader of a file that is no page, such as `/robots.txt`. */
export interface FileModule {
  loader(): Response;
}
