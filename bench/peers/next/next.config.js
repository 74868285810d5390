import { resolve } from "node:path";

export default {
  output: "export",
  devIndicators: false,
  turbopack: { root: resolve(import.meta.dirname, "../../..") },
};
