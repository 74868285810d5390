import { z } from "zod";
import { entry } from "./entry.ts";

/** Names and paths that no shell or program can misinterpret. */
const hostName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.-]*$/, { error: "Write a host such as www.example.com" });
const userName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9._-]*$/, { error: "Write the name of a user, such as catalogue-build" });
const serverFolder = z.string().regex(/^\/(?:[A-Za-z0-9_][A-Za-z0-9._-]*\/)*[A-Za-z0-9_][A-Za-z0-9._-]*$/, {
  error:
    "Write the whole path of the folder, starting with a slash and without spaces or accents, such as /srv/catalogue",
});
/**
 * A name in a path on this computer, which no shell parses: it may have spaces and accents, and no parent
 * references.
 */
const pathName = String.raw`[\p{L}\p{N}_][\p{L}\p{N} ._-]*`;
/** On other systems, `C:` would be a folder of this name. */
const drive = process.platform === "win32" ? "(?:[A-Za-z]:)?" : "";
/** A path, from the home folder of the owner unless it starts with a slash or a drive. */
const localPath = (example: string) =>
  z
    .string()
    // As Windows writes it, with “Copy as path” in quotation marks.
    .overwrite((path) => path.replace(/^(["'])(.*)\1$/, "$2").replaceAll("\\", "/"))
    .regex(new RegExp(`^${drive}/?(?:${pathName}/)*${pathName}$`, "u"), { error: `Write a path such as ${example}` });
const gitName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, { error: "Write a name such as origin or pages" });

const origin = z
  .string()
  .refine(isOrigin, { error: "Write a web address such as https://www.example.com, with nothing after it" });

const target = z.discriminatedUnion("kind", [
  entry({ kind: z.literal("this-computer") }),
  entry({
    kind: z.literal("server"),
    host: hostName.meta({ description: "The name of the server. The person who set it up knows these settings." }),
    user: userName
      .optional()
      .meta({ description: "The user who may change the site there; if it is not the usual one." }),
    port: z.int().min(1).max(65535).optional().meta({ description: "The port of the server, if it is not 22." }),
    folder: serverFolder.meta({
      description: "The folder on the server with `releases` and `build`.",
    }),
  }),
  entry({
    kind: z.literal("folder"),
    folder: localPath("Documents/My site").meta({
      description:
        "The folder for the files of the site, such as Documents/My site in your home folder. It must be new or empty.",
    }),
  }),
  entry({
    kind: z.literal("zip"),
    file: localPath("Desktop/site.zip").meta({
      description: "The ZIP file to create, which you then upload, such as Desktop/site.zip in your home folder.",
    }),
  }),
  entry({
    kind: z.literal("git"),
    remote: gitName.meta({
      description: "The place that the hosting service reads, by its name on this computer, such as origin.",
    }),
    branch: gitName.meta({
      description: "The branch that holds only the built site, such as pages.",
    }),
  }),
]);

/** The publishing settings. They contain no passwords or keys: SSH and git use the owner's own. */
export const publishing = entry({
  origin: origin.optional().meta({
    description:
      "The address of the site, such as https://www.example.com. Needed if you publish anywhere other than on this computer.",
    neededAtTimes: true,
  }),
  enquiryOrigin: origin.optional().meta({
    description:
      "Needed only if you publish to a folder, a ZIP file or a hosting service. The person who looks after the website knows it.",
    neededAtTimes: true,
  }),
  retentionDays: z.int().min(1).max(99_999).optional().meta({
    description: "The privacy page shows this number. It must match the server’s setting (365 unless it was changed).",
  }),
  target,
});

export type Publishing = z.output<typeof publishing>;
export type PublishingTarget = Publishing["target"];

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return /^https?:$/.test(url?.protocol ?? "") && url?.origin === text;
}
