import { createContext, use, type ComponentType, type ReactElement, type ReactNode } from "react";

/** When an island hydrates in the browser: at the visitor's first interaction, unless one of these options is set. */
export interface IslandOptions {
  /** It depends on the address, so it hydrates once the page has loaded if the address has a query or a fragment. */
  followsAddress?: boolean;
  /**
   * It shows what is stored under these keys (separated by spaces) in local or session storage, so it hydrates
   * once the page has loaded if any of them is set.
   */
  storedUnder?: string;
}

/** An interactive part with the props that its markup is rendered from. */
export interface RenderedIsland extends IslandOptions {
  name: string;
  /** Serialisable as JSON. */
  props: object;
  part: ReactElement;
}

/** Renders an island into the static page. The server provides it; inside an island and in browsers there is none. */
export const IslandRenderer = createContext<((island: RenderedIsland) => ReactNode) | undefined>(undefined);

/**
 * Makes an interactive part of a page. The server renders pages once, and browsers run code only for their
 * islands. Each island is a separate React root with its props in an attribute. Its code is the default export of
 * `NAME.island.tsx`. An island inside another island is an ordinary component.
 * @param name the name of the file
 */
export function island<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  options: IslandOptions = {},
): ComponentType<Props> {
  return function Island(props: Props) {
    const render = use(IslandRenderer);
    const part = <Part {...props} />;
    return render ? render({ name, props, part, ...options }) : part;
  };
}
