import { ScreenHead } from "../../app/screen-head.tsx";
import type { ScreenProps } from "../../app/screen-props.ts";
import { PicturesPanel } from "./pictures-panel.tsx";

const above = (
  <p className="caption">
    <a href="#/projects">All projects</a>
  </p>
);

/** The photographs of the project in the address. */
export function ProjectPhotographsScreen({ rest, onSaved }: ScreenProps) {
  return (
    <article className="file-screen" aria-label="Photographs of a project">
      <ScreenHead title="Photographs of a project" above={above}>
        <p className="lead">
          A project with photographs gets its own page. The first photograph is shown large at the top.
        </p>
      </ScreenHead>
      <PicturesPanel path={`projects/${rest}`} isAlone onSaved={onSaved} />
    </article>
  );
}
