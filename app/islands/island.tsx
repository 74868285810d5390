import { createContext, use, type ComponentType, type ReactElement, type ReactNode } from "react";

/** When an island starts in the browser: at the visitor's first interaction, unless one of these says otherwise. */
export interface IslandOptions {
  /** It shows what the address says, so it starts once the page has loaded if that has a query or a fragment. */
  followsAddress?: boolean;
  /** It shows what is stored under these keys, in the browser or in the tab, separated by spaces, so it starts once the page has loaded if something is. */
  storedUnder?: string;
}

/** An interactive part with what its markup is rendered from. */
export interface RenderedIsland extends IslandOptions {
  name: string;
  /** As JSON can hold them. */
  props: object;
  part: ReactElement;
}

/** Renders an island into the static page. The server provides it; inside an island and in browsers there is none. */
export const IslandRenderer = createContext<((island: RenderedIsland) => ReactNode) | undefined>(undefined);

/**
 * Makes an interactive part of a page. The server renders pages once, and browsers run no code for them except for their islands. Each is
 * rendered as a React root of its own, with its props in an attribute, and hydrated from the file `NAME.island.tsx`, whose default export
 * it is. An island inside another one is an ordinary component.
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
