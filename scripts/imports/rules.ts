import { appRules } from "./rules/app.ts";
import { contentAndServerRules } from "./rules/content-and-server.ts";
import { editorRules } from "./rules/editor.ts";
import type { FolderRule } from "./rules/folder-rule.ts";
import { testRules } from "./rules/tests.ts";

/**
 * Which folders may import what. Test files may also use the packages in `testPackages`, and server modules of the app those
 * in `serverModulesMay`. Any file may import a style sheet.
 */
export const rules: FolderRule[] = [...contentAndServerRules, ...appRules, ...editorRules, ...testRules];

/** Code that is there only where all packages are, also those of `devDependencies`: it does not build or serve the site. */
export const developmentCode =
  /^(tests|editor|scripts\/(checks|editor))\/|\/testing\/|\.test\.tsx?$|^scripts\/content\/draw-map\.ts$|^scripts\/setup\/find-browser\.mjs$/;
