import { sitePages } from "#content/page-registry.ts";
import { ActionLink } from "../ui/action-link.tsx";

interface ErrorScreenProps {
  error: unknown;
  /** Missing only if loading the site's content failed. */
  lead?: string | undefined;
  /** Replaces a part of a page that has its own main heading. */
  inPage?: boolean;
}

/** Shown for an unexpected error: says what failed and how to continue. */
export function ErrorScreen({ error, lead, inPage = false }: ErrorScreenProps) {
  const Heading = inPage ? "h2" : "h1";
  return (
    <div className="error-screen wrap">
      <Heading>Unexpected Application Error!</Heading>
      {lead && <p className="lead">{lead}</p>}
      <p className="error-screen__message" role="alert">
        {describe(error)}
      </p>
      <div className="error-screen__actions">
        <ActionLink to="" look="button" icon="retry">
          Reload the page
        </ActionLink>
        <ActionLink to={sitePages.home.path}>Home</ActionLink>
      </div>
    </div>
  );
}

function describe(error: unknown): string {
  if (error instanceof Error) return error.name === "Error" ? error.message : `${error.name}: ${error.message}`;
  return "Unknown error";
}
