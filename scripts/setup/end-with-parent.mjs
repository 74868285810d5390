const checkEveryMs = 250;

/**
 * Under `npm start`, stops this process once the shell that npm started it in is gone. npm signals only that shell, and shells such as dash
 * exit without passing the signal on: the server would keep running and hold its port.
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
