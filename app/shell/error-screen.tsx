import { sitePages } from "#content/page-registry.ts";
import { isRouteErrorResponse } from "react-router";
import { ActionLink } from "../ui/action-link.tsx";
import { Icon } from "../ui/icon.tsx";

interface ErrorScreenProps {
  error: unknown;
  /** Missing only if loading the site's content failed. */
  lead?: string | undefined;
}

/** Shown for an unexpected error: says what failed and how to continue. */
export function ErrorScreen({ error, lead }: ErrorScreenProps) {
  return (
    <div className="error-screen wrap">
      <h1>Unexpected Application Error!</h1>
      {lead && <p className="lead">{lead}</p>}
      <p className="error-screen__message" role="alert">
        {describe(error)}
      </p>
      <div className="error-screen__actions">
        <button type="button" className="action-link action-link--button" onClick={() => window.location.reload()}>
          <span>Reload the page</span>
          <Icon name="retry" />
        </button>
        <ActionLink to={sitePages.home.path}>Home</ActionLink>
      </div>
    </div>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.name === "Error" ? error.message : `${error.name}: ${error.message}`;
  return "Unknown error";
}
