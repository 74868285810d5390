/** Loaded before a server (`--import`), so that the parent process can make its clock jump. */
let aheadMs = Number(process.env["CLOCK_AHEAD_MS"] ?? 0);
const TrueDate = Date;

globalThis.Date = new Proxy(TrueDate, {
  construct: (date, parts, itself) => Reflect.construct(date, parts.length > 0 ? parts : [now()], itself),
  apply: () => new Date().toString(),
  get: (date, name, itself) => (name === "now" ? now : Reflect.get(date, name, itself)),
});

function now(): number {
  return TrueDate.now() + aheadMs;
}

process.on("message", (message: { aheadMs: number }) => {
  aheadMs = message.aheadMs;
  process.send?.(message);
});
// The channel must not keep the server running.
process.channel?.unref();
