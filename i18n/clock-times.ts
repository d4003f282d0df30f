import type { Locale, LocaleCode } from "./locales.ts";

const clockTime = /^(\d{2}):(\d{2})$/;

/** Signs between hours and minutes, in languages that have another one than `19:30`. */
const separators: Readonly<Partial<Record<LocaleCode, string>>> = { id: "." };

/** Returns a time of day as its language writes it: `19:30`, in Indonesian `19.30`. Other texts are unchanged. */
export function formatTime(time: string, { code }: Pick<Locale, "code">): string {
  const separator = separators[code];
  return separator === undefined ? time : time.replace(clockTime, `$1${separator}$2`);
}

/** Returns whether a language writes times otherwise than `19:30`. */
export function changesTimes({ code }: Pick<Locale, "code">): boolean {
  return separators[code] !== undefined;
}
