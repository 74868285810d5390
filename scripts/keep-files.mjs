import { keepFilesOf } from "./setup/kept-files.mjs";

/** Keeps the hashed files of one built site in another. The arguments are their folders: the site that is replaced, and the next one. */
const [, , replaced = "", next = ""] = process.argv;
keepFilesOf(replaced, next);
