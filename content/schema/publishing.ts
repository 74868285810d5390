import { z } from "zod";
import { entry } from "./entry.ts";

/** Names and paths that no shell and no program can take for anything else. */
const hostName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.-]*$/, { error: "Write a host such as www.example.com" });
const userName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9._-]*$/, { error: "Write the name of a user, such as catalogue-build" });
const absolutePath = (example: string) =>
  z.string().regex(/^\/(?:[A-Za-z0-9_][A-Za-z0-9._-]*\/)*[A-Za-z0-9_][A-Za-z0-9._-]*$/, {
    error: `Write a path of letters, digits, dots, hyphens and underscores that begins with a slash, such as ${example}`,
  });
const gitName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, { error: "Write a name such as origin or pages" });

const origin = z
  .string()
  .refine(isOrigin, { error: "Write an origin such as https://www.example.com, without a path" });

const target = z.discriminatedUnion("kind", [
  entry({ kind: z.literal("this-computer") }),
  entry({
    kind: z.literal("server"),
    host: hostName.meta({ description: "The server, reached by SSH with your own key." }),
    user: userName.optional().meta({ description: "Who may change the site there. Without one, as SSH is set up." }),
    port: z.int().min(1).max(65535).optional().meta({ description: "The port of SSH, if it is not 22." }),
    folder: absolutePath("/srv/catalogue").meta({
      description: "The folder on the server with `releases` and `build`.",
    }),
  }),
  entry({
    kind: z.literal("folder"),
    folder: absolutePath("/srv/www/site").meta({
      description: "The folder that is served. It becomes a link, so it must not exist before.",
    }),
  }),
  entry({
    kind: z.literal("zip"),
    file: absolutePath("/home/owner/site.zip").meta({ description: "The file to write, which you then upload." }),
  }),
  entry({
    kind: z.literal("git"),
    remote: gitName.meta({ description: "The repository that is pushed to, by its name in git." }),
    branch: gitName.meta({ description: "The branch that holds the built site and nothing else, such as pages." }),
  }),
]);

/** How the site is published. Passwords and keys are no part of it: SSH and git use the owner's own. */
export const publishing = entry({
  origin: origin.optional().meta({ description: "The address of the site, which is written into its pages." }),
  enquiryOrigin: origin
    .optional()
    .meta({ description: "The server that receives enquiries, if it is not the one that serves the pages." }),
  target,
});

export type Publishing = z.output<typeof publishing>;
export type PublishingTarget = Publishing["target"];

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return /^https?:$/.test(url?.protocol ?? "") && url?.origin === text;
}
