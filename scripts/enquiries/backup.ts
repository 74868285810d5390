import type { DatabaseHandle } from "#server/enquiries/store/database.ts";
import { readSnapshot } from "#server/enquiries/store/snapshot.ts";
import { erasureLine, firstLine, lastLine, recordLine } from "./backup-format.ts";
import { writeNewFile } from "./write-new-file.ts";

/**
 * Streams everything to a new file, line by line: the header, enquiries, erasures, and their totals. It can be restored into either kind of
 * database.
 */
export async function backUp(database: DatabaseHandle, path: string): Promise<string> {
  const totals = await writeNewFile(path, async (write) => {
    const count = { enquiries: 0, erasures: 0 };
    await write(firstLine);
    await readSnapshot(database, async (page) => {
      if ("records" in page) {
        count.enquiries += page.records.length;
        await write(page.records.map(recordLine).join(""));
      } else {
        count.erasures += page.erasures.length;
        await write(page.erasures.map(erasureLine).join(""));
      }
    });
    await write(lastLine(count));
    return count;
  });
  return `${totals.enquiries} enquiries are in ${path}. The file contains personal data. Keep it as safe as the database.`;
}
