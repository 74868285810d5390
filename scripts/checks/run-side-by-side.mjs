/**
 * @typedef {object} Job
 * @property {string} name
 * @property {string[]} [after] names of jobs that must have ended before it starts; those that do not run are ignored
 * @property {number} [cores] how many processor cores it keeps busy; one by default
 */

/**
 * Runs jobs in parallel: each starts as soon as the jobs it comes after have ended and the cores that it needs are free.
 * Earlier jobs in the list take precedence. A job that needs more cores than there are runs alone.
 * @template {Job} T
 * @param {T[]} jobs
 * @param {number} cores how many there are
 * @param {(job: T) => Promise<void>} work
 */
export async function runSideBySide(jobs, cores, work) {
  const waiting = [...jobs];
  /** @type {Map<T, Promise<void>>} */
  const running = new Map();
  const isOver = (/** @type {string} */ name) => ![...waiting, ...running.keys()].some((job) => job.name === name);
  const coresOf = (/** @type {T} */ job) => Math.min(job.cores ?? 1, cores);
  const freeCores = () => cores - [...running.keys()].reduce((total, job) => total + coresOf(job), 0);
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((job) => coresOf(job) <= freeCores() && (job.after ?? []).every(isOver));
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        work(next).finally(() => running.delete(next)),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(", ")}.`);
    }
  }
}
