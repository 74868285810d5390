/** The folder of the content: `content`, or what CONTENT_DIR names, such as the copy that a build is made from. */
export function contentFolder(): string {
  return process.env.CONTENT_DIR ?? "content";
}

/** The folder in which whoever edits the content finds it: CONTENT_SAVED_IN while a build reads a copy. */
export function savedContentFolder(): string {
  return process.env.CONTENT_SAVED_IN ?? contentFolder();
}

/** A sentence about files of the content, with the paths under which they are edited and not those of a copy. */
export function withSavedPaths(sentence: string): string {
  return savedContentFolder() === contentFolder()
    ? sentence
    : sentence.replaceAll(contentFolder(), savedContentFolder());
}
