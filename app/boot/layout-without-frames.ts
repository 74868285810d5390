import { whenShown } from "./page-shown.ts";

/**
 * Keeps a page that is being prepared laid out, while nobody waits for it. It draws no frames, so what has come alive or changed since
 * its last layout would be laid out when it is shown, before anything can be painted.
 */
export function layOutWithoutFrames(): void {
  // What is at a point is known once all is laid out and ready to be painted; sizes are known before that.
  const layOut = () => void document.elementFromPoint(0, 0);
  const changes = new MutationObserver(layOut);
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  // A font changes the sizes of texts.
  void document.fonts.ready.then(layOut);
  layOut();
  whenShown(() => changes.disconnect());
}
