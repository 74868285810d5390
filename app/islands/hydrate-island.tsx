import { StrictMode, useEffect, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "react-error-boundary";
import { ErrorScreen } from "#app/shell/error-screen.tsx";
import { keepFields } from "./keep-fields.ts";
import { tolerateMovedNodes } from "./tolerate-moved-nodes.ts";

tolerateMovedNodes();

/** Hydrates an island, at once so that no other program can change it meanwhile. Resolves when it is interactive. */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Part: ComponentType<Props>,
  props: Props,
): Promise<void> {
  const restoreFields = keepFields(element);
  return new Promise<void>((resolve) => {
    flushSync(() =>
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
      ),
    );
  }).then(restoreFields);
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
