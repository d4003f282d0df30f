import { type EventEmitter, on } from "node:events";
import * as v from "valibot";
import type { Log } from "../telemetry/log/log.ts";
import { StartError } from "./terminal.ts";

/** Milliseconds without progress after which a start has failed. */
const maxQuietMs = 60_000;

/** Milliseconds between two lines about a start. */
const minBetweenLinesMs = 5_000;

/** Other messages are ignored. */
const messageSchema = v.variant("type", [
  v.object({ type: v.literal("ready") }),
  v.object({ type: v.literal("progress"), text: v.string() }),
]);

/**
 * Waits until the embedded services are ready, and logs their progress. However slow the machine is, it waits while there is
 * some. Throws `StartError` after a minute without any.
 */
export async function waitUntilReady(child: EventEmitter, log: Pick<Log, "info">): Promise<void> {
  const quiet = new AbortController();
  const timer = setTimeout(() => quiet.abort(), maxQuietMs).unref();
  const writeLine = createPacedLines(log);
  let step = "";
  try {
    for await (const [message] of on(child, "message", { signal: quiet.signal })) {
      if (!v.is(messageSchema, message)) continue;
      if (message.type === "ready") return;
      step = message.text;
      timer.refresh();
      writeLine(step);
    }
  } catch (cause) {
    throw new StartError(describeStandstill(step), { cause });
  } finally {
    clearTimeout(timer);
  }
}

function describeStandstill(step: string): string {
  const reason = `The embedded services have made no progress for ${maxQuietMs / 1000} seconds.`;
  return step === "" ? reason : `${reason} Their last step: ${step}. The next start goes on from there.`;
}

/** Returns a function that logs the first text, and then at most one in five seconds. */
function createPacedLines(log: Pick<Log, "info">): (text: string) => void {
  let next = Number.NEGATIVE_INFINITY;
  return (text) => {
    const now = performance.now();
    if (now < next) return;
    next = now + minBetweenLinesMs;
    log.info("embedded-services-starting", text);
  };
}
