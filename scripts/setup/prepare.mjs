import { installWhatIsMissing } from "./install.mjs";
import { alone } from "./lock.mjs";
import { findNode } from "./node-runtime.mjs";

/** Installs what is missing. @returns {Promise<string>} the path of the Node to work with */
export async function prepare() {
  await alone(installWhatIsMissing);
  return findNode();
}
