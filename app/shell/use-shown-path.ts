import { useLocation } from "react-router";

/** The path of the page that is shown. Pages are made under addresses that end with a slash, and visitors may type one. */
export function useShownPath(): string {
  const { pathname } = useLocation();
  return pathname.replace(/(?<=.)\/+$/, "");
}
