import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../../log.ts";
import { startReassignment } from "./reassignment.ts";

test("enquiries that a restored backup adds beside the running server are reassigned too", async () => {
  const found = [0, 3, 0];
  const onReassigned = vi.fn();
  const reassignment = startReassignment({
    reassign: async () => found.shift() ?? 0,
    onReassigned,
    log: createLog(() => undefined),
    everyMs: 1,
  });
  onTestFinished(() => reassignment.stop());
  await vi.waitFor(() => expect(found).toEqual([]));
  expect(onReassigned).toHaveBeenCalledTimes(1);
});
