import * as v from "valibot";
import { escapeControls } from "../escape-controls.ts";

const lineSchema = v.objectWithRest(
  { time: v.string(), level: v.string(), event: v.optional(v.string(), ""), message: v.optional(v.string(), "") },
  v.unknown(),
);

/** Returns a line of the log for people: `{"time":"…T09:30:00.5Z","level":"warn",…}` → `09:30:00 warn  slice-failed: …` */
export function textLine(json: string): string {
  const { time, level, event, message, ...fields } = v.parse(lineSchema, JSON.parse(json));
  const rest = Object.keys(fields).length === 0 ? "" : ` ${JSON.stringify(fields)}`;
  return `${escapeControls(`${time.slice(11, 19)} ${level.padEnd(5)} ${event}: ${message}${rest}`)}\n`;
}
