import pino from "pino";
import { textLine } from "./text-line.ts";

/** Maximum of characters that wait for the reader of the standard output; lines beyond are lost. */
const maxWaiting = 1_000_000;

/** Returns a function that writes lines of JSON to the standard output, as they are or for people. Nobody waits for it. */
export function lineWriter(format: "json" | "text"): (line: string) => void {
  if (format === "text") return (line) => void process.stdout.write(textLine(line));
  // Written in the background, and at once when the process ends: a reader that hangs stops no request.
  const destination = pino.destination({ fd: 1, sync: false, maxLength: maxWaiting });
  // Without a listener a full disk would end the process.
  destination.on("error", () => {});
  return (line) => void destination.write(line);
}
