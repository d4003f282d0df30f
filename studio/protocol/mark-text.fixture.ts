import { endMark, startMark } from "./mark-letters.ts";

/** Marks a text with a number, also an empty one: (7, "Rome") → `Rome` between letters that name 7. */
export function markText(number: number, text: string): string {
  return startMark(number) + text + endMark;
}
