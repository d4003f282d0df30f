import type { EventEmitter } from "node:events";
import { messageOf } from "../telemetry/describe-error.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";

/**
 * Logs and reports what nobody caught, and adds it to `logged`, because Next prints it as well. After an exception nobody knows what state the process is in, so `end` is called,
 * once. A rejected promise has stopped its own work only, so the process goes on.
 */
export function watchFaults(
  watched: Pick<EventEmitter, "on">,
  { log, errors }: Pick<Telemetry, "log" | "errors">,
  { logged, end }: { readonly logged: WeakSet<object>; readonly end: () => void },
): void {
  let ending = false;
  const remember = (error: unknown) => {
    if (typeof error === "object" && error !== null) logged.add(error);
  };
  watched.on("uncaughtException", (error: unknown) => {
    remember(error);
    log.fatal("uncaught-exception", messageOf(error), { error });
    errors.report({ event: "uncaught-exception", error });
    if (!ending) end();
    ending = true;
  });
  watched.on("unhandledRejection", (error: unknown) => {
    remember(error);
    log.error("unhandled-rejection", messageOf(error), { error });
    errors.report({ event: "unhandled-rejection", error });
  });
}
