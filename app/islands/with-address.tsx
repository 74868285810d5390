import type { ComponentType } from "react";
import { BrowserRouter } from "react-router";

/**
 * Gives an island the router, which follows the query of the page's address. On the server it uses the page's own
 * address.
 */
export function withAddress<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  if (import.meta.env.SSR) return Part;
  return function WithAddress(props: Props) {
    return (
      <BrowserRouter>
        <Part {...props} />
      </BrowserRouter>
    );
  };
}
