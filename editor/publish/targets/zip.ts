import { crc32, deflateRawSync } from "node:zlib";

export interface ZippedFile {
  /** With slashes. */
  path: string;
  changed: Date;
  read(): Buffer;
}

const stored = 0;
const deflated = 8;
/** Names are in UTF-8. */
const utf8Flag = 0x0800;
const version = 20;
/** These are compressed already. */
const compressed = /\.(avif|webp|jpg|jpeg|png|woff2|br|gz|pdf|glb|zip)$/;

/** The bytes of a ZIP archive of these files, one file after the other. It holds fewer than 65,536 files and 4 GB. */
export function* zipOf(files: readonly ZippedFile[]): Generator<Buffer> {
  const records: Buffer[] = [];
  let offset = 0;
  for (const { path, changed, read } of files) {
    const content = read();
    const method = compressed.test(path) ? stored : deflated;
    const data = method === stored ? content : deflateRawSync(content);
    const name = Buffer.from(path);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(version, 0);
    common.writeUInt16LE(utf8Flag, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(dosTime(changed), 6);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, name]);
    records.push(centralRecord(common, name, offset));
    offset += local.length + data.length;
    yield local;
    yield data;
  }
  yield* records;
  const size = records.reduce((sum, record) => sum + record.length, 0);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  yield end;
}

/** The entry of a file in the list at the end of the archive. */
function centralRecord(common: Buffer, name: Buffer, offset: number): Buffer {
  const before = Buffer.from("PK\u0001\u0002\u0014\u0000", "latin1");
  const after = Buffer.alloc(14);
  after.writeUInt32LE(offset, 10);
  return Buffer.concat([before, common, after, name]);
}

/** Date and time as MS-DOS wrote them, with which ZIP began. */
function dosTime(time: Date): number {
  const date = (Math.max(time.getFullYear(), 1980) - 1980) * 512 + (time.getMonth() + 1) * 32 + time.getDate();
  const clock = time.getHours() * 2048 + time.getMinutes() * 32 + Math.floor(time.getSeconds() / 2);
  return date * 65_536 + clock;
}
