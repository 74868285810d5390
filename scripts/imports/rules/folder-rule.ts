export interface FolderRule {
  /** The folder of the rule. If several match, the longest counts. */
  folder: string;
  /** What it may import besides itself: folders of this project (with a slash at the end), files and packages. */
  may: string[];
  /** What it may import types from. */
  mayTypes?: string[];
}

/** The packages that draw pages and the editor. */
export const view = ["react", "react-dom", "react-router"];

export const contentTypes = ["content/schema/"];

/** Represents the index of every feature, which exports what other features may use. */
export const otherFeatures = "the index of another feature";

export const picturesManifest = "imagery/manifest";
