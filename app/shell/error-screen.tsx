import { isRouteErrorResponse } from "react-router";
import { Icon } from "../ui/icon.tsx";

/** The screen for what nobody foresaw: says what failed and how to go on. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <div className="error-screen wrap section">
      <h1>Unexpected Application Error!</h1>
      <p className="lead" role="alert">
        {describe(error)}
      </p>
      <p className="quiet">Nothing you entered has been sent. Check the connection, then load the page again.</p>
      <button type="button" className="action-link action-link--button" onClick={() => window.location.reload()}>
        <span>Load the page again</span>
        <Icon name="retry" />
      </button>
    </div>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (error instanceof Error) return error.name === "Error" ? error.message : `${error.name}: ${error.message}`;
  return "Unknown error";
}
