import { NoSuchFile, type EditorStore } from "../store/editor-store.ts";

/** What a file of the content says; nothing if it is not there or cannot be read. */
export function valueIn(store: EditorStore, path: string): object {
  try {
    return (store.readUnchecked(path).value ?? {}) as object;
  } catch (error) {
    if (error instanceof NoSuchFile) return {};
    throw error;
  }
}
