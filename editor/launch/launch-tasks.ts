export interface PlaceOfTask {
  /** The file, and the field in it; absent if unknown. */
  readonly path?: string;
  readonly at?: readonly (string | number)[];
  /** The file's title, if the editor can open it. */
  readonly file?: string;
}

/** A task to do before the site goes public. */
export interface Task extends PlaceOfTask {
  /** Identifies the task while its content is the same. */
  readonly id: string;
  /** Its subject: a field, or supplied information. */
  readonly title: string;
  /** The sample itself, or the question. */
  readonly detail: string;
  /** Other places for the answer to a question. */
  readonly others?: readonly PlaceOfTask[];
  /** The number of a row in the projects table, starting with 1. */
  readonly row?: number;
  /** How it can be settled here: by confirming a sample, or by marking a question as answered. */
  readonly settled?: "as it is" | "answered";
}

export interface TaskGroup {
  readonly title: string;
  readonly about: string;
  readonly tasks: readonly Task[];
  /** The number of tasks when the list was first opened, or more if tasks were added. */
  readonly first: number;
}

export interface LaunchCheckLine {
  readonly name: string;
  readonly toDo: readonly string[];
}
