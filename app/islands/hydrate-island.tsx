import { StrictMode, useEffect, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "react-error-boundary";
import { ErrorScreen } from "#app/shell/error-screen.tsx";
import { snapshotFields } from "./keep-fields.ts";

tolerateMovedNodes();
addCopyingMethods();

/** Hydrates an island immediately, so that no other program can change it first. Resolves when it is interactive. */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Part: ComponentType<Props>,
  props: Props,
): Promise<void> {
  const restoreFields = snapshotFields(element);
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

/**
 * Lets React remove an element that a browser extension has wrapped, or insert another before it. The part of the page would otherwise be replaced by an error (https://github.com/facebook/react/issues/11538).
 */
function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    (child as Node as ChildNode).remove();
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(this: Node, child: Child, before: Node | null) {
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, child, place) as Child;
  };
}

/** Adds the methods of arrays that change a copy, which Chrome has from version 110. The islands use them. */
function addCopyingMethods(): void {
  const changing = { toReversed: "reverse", toSorted: "sort", toSpliced: "splice" } as const;
  for (const [name, method] of Object.entries(changing)) {
    if (name in Array.prototype) continue;
    const value = function changeCopy(this: unknown[], ...given: unknown[]) {
      const copy = [...this];
      (copy[method] as (...given: unknown[]) => unknown)(...given);
      return copy;
    };
    // Not enumerable, so that no loop over the keys of an array finds it.
    // oxlint-disable-next-line no-extend-native
    Object.defineProperty(Array.prototype, name, { value });
  }
}
