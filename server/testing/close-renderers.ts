import { afterAll } from "vitest";
import { closeSharedRenderers } from "./shared-renderers.ts";

// Run for each test file, although test files share modules.
afterAll(closeSharedRenderers);
