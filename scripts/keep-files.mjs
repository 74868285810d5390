import { keepFilesOf } from "./versions/kept-files.mjs";

/** Copies the hashed files of a replaced site into the next one. Arguments: the folders of both. */
const [, , replaced = "", next = ""] = process.argv;
keepFilesOf(replaced, next);
