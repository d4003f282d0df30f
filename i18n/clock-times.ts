import type { Locale } from "./locales.ts";

const clockTime = /^(\d{2}):(\d{2})$/;

/** Returns a time of day as its language writes it: `19:30`, in Indonesian `19.30`. Other texts are unchanged. */
export function formatTime(time: string, { code }: Pick<Locale, "code">): string {
  return code === "id" ? time.replace(clockTime, "$1.$2") : time;
}
