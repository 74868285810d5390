/** A place in the content. */
export interface PlaceOfTask {
  /** The file, and the field in it; absent where it is not known. */
  readonly path?: string;
  readonly at?: readonly (string | number)[];
  /** What the file is called, if it can be opened in the editor. */
  readonly file?: string;
}

/** Something that is to be done before the site is shown to the public. */
export interface Task extends PlaceOfTask {
  /** Stands for it as long as it is the same. */
  readonly id: string;
  /** What it is about: a field or what was supplied. */
  readonly title: string;
  /** The sample itself, or what is asked. */
  readonly detail: string;
  /** Where else the answer to a question is written. */
  readonly others?: readonly PlaceOfTask[];
  /** The number of a row in the table of all projects, the first one being 1. */
  readonly row?: number;
  /** How it can be settled here: by taking the mark off a sample, or by saying that a question has been answered. */
  readonly settled?: "as it is" | "answered";
}

/** Tasks that belong together. */
export interface TaskGroup {
  readonly title: string;
  readonly about: string;
  readonly tasks: readonly Task[];
  /** How many there were when the list was first opened; more if more have come. */
  readonly first: number;
}

export interface LaunchCheckLine {
  readonly name: string;
  readonly toDo: readonly string[];
}
