import { vi } from "vitest";

// Vitest undoes stubs only before a test. Where files share modules, the first lines of a file would run with the last stubs of another.
vi.unstubAllEnvs();
vi.restoreAllMocks();
