import type { ReactNode } from "react";
import type { PostedAnswer } from "#app/features/enquiry/index.ts";
import type { WithdrawnPage } from "../shell/not-found-screen.tsx";

/** Thrown where there is no page, or no longer one. */
export class AbsentPage extends Error {
  /** What visitors are told about a product that is no longer offered. */
  readonly withdrawn: WithdrawnPage | undefined;

  constructor(withdrawn?: WithdrawnPage) {
    super("There is no page at this address.");
    this.withdrawn = withdrawn;
  }
}

/** What a loader gets from a request. */
export interface LoaderArgs {
  url: URL;
  /** The parts of the path that the route marks with a colon. */
  params: Readonly<Record<string, string | undefined>>;
}

type Loader = (args: LoaderArgs) => unknown;

/** The data that a page is rendered from. */
export interface PageProps<OwnLoader extends Loader = Loader> {
  loaderData: ReturnType<OwnLoader>;
  /** Why a form posted without JavaScript was not accepted. Only the contact page takes one. */
  answer?: PostedAnswer | undefined;
}

/** What a route declares to the frame and the server. */
export interface RouteHandle {
  /**
   * The query parameters on which the page depends. With any of them, the server renders the page per request.
   * Only for a route with a single address.
   */
  queryParameters?: string[];
}

/** A module in `app/routes`. */
export interface PageModule {
  /**
   * Reads the data for the page. Runs on the server only.
   * @throws {AbsentPage} if there is no such page
   * @throws {Response} a response that is not a page, such as a redirect
   */
  loader(args: LoaderArgs): unknown;
  /** The title and other metadata for search engines. */
  meta(props: PageProps): ReactNode;
  /** The page component. */
  default(props: PageProps): ReactNode;
  handle?: RouteHandle;
}

/** The loader of a file that is not a page, such as `/robots.txt`. */
export interface FileModule {
  loader(): Response;
}
