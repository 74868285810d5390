import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A separate disk whose power can be cut: unflushed data is lost. */
export interface PoweredDisk {
  readonly folder: string;
  /** Flushes the names and links of all files, as the system does within five seconds, but not their contents. */
  writeNames(): void;
  /** Cuts the power, and mounts the disk again. */
  cutPower(): void;
  remove(): void;
}

/** The flag of `EXT4_IOC_SHUTDOWN` for a power cut: nothing more reaches the disk, including the journal. */
const cut = `open(my $disk, "<", $ARGV[0]) or die; my $lost = pack("L", 2); ioctl($disk, 0x8004587D, $lost) or die "$!";`;

const run = (command: string, ...words: string[]) => spawnSync(command, words, { stdio: "ignore" }).status === 0;

/** Creates such a disk in a file. Undefined if this user or system cannot do that. */
export function createPoweredDisk(): PoweredDisk | undefined {
  const place = mkdtempSync(join(tmpdir(), "power-"));
  const [image, folder] = [join(place, "image"), join(place, "disk")];
  // Gives the users of a server access to it.
  chmodSync(place, 0o755);
  mkdirSync(folder);
  const mount = () => run("mount", "-o", "loop", image, folder);
  const cutPower = () => run("perl", "-e", cut, folder) && run("umount", folder) && mount();
  const remove = () => {
    run("umount", "-l", folder);
    rmSync(place, { recursive: true });
  };
  if (run("truncate", "-s", "64M", image) && run("mkfs.ext4", "-q", image) && mount() && cutPower()) {
    return {
      folder,
      remove,
      writeNames() {
        const other = openSync(join(folder, "other"), "w");
        fsyncSync(other);
        closeSync(other);
      },
      cutPower() {
        if (!cutPower()) throw new Error("The power of the disk could not be cut.");
      },
    };
  }
  remove();
  return undefined;
}
