import { Component, use, type ReactNode } from "react";
import { Drawn } from "#app/drawings/drawn.tsx";
import { drawingSchema } from "#content/schema/drawing.ts";
import { FieldStatesContext } from "./field-state.ts";
import { tidyValue } from "./tidy-value.ts";

/** The site's drawing from the typed value, or a message if it cannot be drawn. */
export function LiveDrawing({ value }: { value: unknown }) {
  const { title = "" } = use(FieldStatesContext);
  const result = drawingSchema.safeParse(tidyValue(value, value));
  return (
    <div className="live-drawing">
      {result.success ? (
        <Undrawable key={JSON.stringify(value)}>
          <figure className="drawing">
            <Drawn drawing={result.data} title={title} />
          </figure>
        </Undrawable>
      ) : (
        <p className="notice" aria-live="polite">
          Nothing can be drawn yet. Fill in or correct the fields below.
        </p>
      )}
    </div>
  );
}

/** Shows a message if the dimensions are valid but cannot be drawn. */
class Undrawable extends Component<{ children: ReactNode }, { isThrown: boolean }> {
  override state = { isThrown: false };

  static getDerivedStateFromError() {
    return { isThrown: true };
  }

  override render() {
    return this.state.isThrown ? <p className="notice">These dimensions cannot be drawn.</p> : this.props.children;
  }
}
