import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { RenderedIsland } from "./island.tsx";

declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      "page-island": HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined>;
    }
  }
}

/** Renders the islands of one page, each as a root with the identifiers that the browser will use. */
export class PageIslands {
  readonly #location: string;
  #count = 0;

  /** @param location path and query of the page */
  constructor(location: string) {
    this.#location = location;
  }

  render = ({ name, props, part, followsAddress, storedUnder }: RenderedIsland) => {
    const id = `island-${(this.#count += 1)}`;
    const markup = renderToString(<StaticRouter location={this.#location}>{part}</StaticRouter>, {
      identifierPrefix: id,
    });
    return (
      <page-island
        id={id}
        data-name={name}
        data-follows-address={followsAddress ? "" : undefined}
        data-stored-under={storedUnder}
        data-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    );
  };
}
