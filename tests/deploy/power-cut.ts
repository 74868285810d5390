import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own, whose power can be cut: what has not reached it is lost. */
export interface PoweredDisk {
  readonly folder: string;
  /** Writes the names and links of all files to the disk, as the system does within five seconds, but not yet what is in the files. */
  writeNames(): void;
  /** Cuts the power, and starts again. */
  cutPower(): void;
  remove(): void;
}

/** What `EXT4_IOC_SHUTDOWN` calls a power cut: nothing more reaches the disk, the journal included. */
const cut = `open(my $disk, "<", $ARGV[0]) or die; my $lost = pack("L", 2); ioctl($disk, 0x8004587D, $lost) or die "$!";`;

const run = (command: string, ...words: string[]) => spawnSync(command, words, { stdio: "ignore" }).status === 0;

/** Makes such a disk in a file. Undefined where this user, or this system, cannot. */
export function createPoweredDisk(): PoweredDisk | undefined {
  const place = mkdtempSync(join(tmpdir(), "power-"));
  const [image, folder] = [join(place, "image"), join(place, "disk")];
  // For the users of a server on it.
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
