const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** A time in the time zone of this computer, in the editor's format: `24 Nov 2026, 22:40`. */
export function formatTime(at: string | number | Date): string {
  return moment.format(new Date(at));
}
