/** The content folder: `content`, or CONTENT_DIR, such as the copy that a build uses. */
export function contentFolder(): string {
  return process.env.CONTENT_DIR ?? "content";
}

/** The folder in which the content is edited: CONTENT_SAVED_IN while a build reads a copy. */
export function savedContentFolder(): string {
  return process.env.CONTENT_SAVED_IN ?? contentFolder();
}

/** Replaces the paths of a copy in a message with the paths of the edited files. */
export function withSavedPaths(sentence: string): string {
  return savedContentFolder() === contentFolder()
    ? sentence
    : sentence.replaceAll(contentFolder(), savedContentFolder());
}
