const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** A moment by the clock of this computer, as the whole editor says it: `24 Nov 2026, 22:40`. */
export function formatTime(at: string | number | Date): string {
  return moment.format(new Date(at));
}
