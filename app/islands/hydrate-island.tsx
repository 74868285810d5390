import { StrictMode, useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "react-error-boundary";
import { ErrorScreen } from "#app/shell/error-screen.tsx";

/** Hydrates an island. Resolves when it is interactive. */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Part: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <StrictMode>
        <ErrorBoundary fallbackRender={({ error }) => <ErrorScreen error={error} inPage />} onError={() => resolve()}>
          <Ready onReady={resolve}>
            <Part {...props} />
          </Ready>
        </ErrorBoundary>
      </StrictMode>,
      { identifierPrefix: element.id },
    );
  });
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
