const checkEveryMs = 250;

/**
 * Under `npm start`, asks this process to stop as soon as the shell in which npm started it is gone. npm passes a signal only
 * to that shell, and a shell such as dash ends without passing it on: the server would keep running and hold its port.
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, checkEveryMs);
  timer.unref();
}
