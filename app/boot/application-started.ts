/** Whether the application has taken the page over, so that the next pages are built in the browser. */
export function applicationStarted(): boolean {
  return document.documentElement.dataset.ready !== undefined;
}
