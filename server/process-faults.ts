import type { EventEmitter } from "node:events";
import { toErrorMessage } from "../telemetry/describe-error.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import { failOnException, failOnRejection } from "./handled-request.ts";

/**
 * Logs and reports what nobody caught, and adds it to `logged`, because Next prints it as well. In the handling of a request
 * it costs that request. After any other exception nobody knows the state of the process, so `end` is called, once. Any
 * other rejected promise has stopped its own work only, so the process goes on.
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
    if (failOnException(error)) return;
    log.fatal("uncaught-exception", toErrorMessage(error), { error });
    errors.report({ event: "uncaught-exception", error });
    if (!ending) end();
    ending = true;
  });
  watched.on("unhandledRejection", (error: unknown) => {
    remember(error);
    if (failOnRejection(error)) return;
    log.error("unhandled-rejection", toErrorMessage(error), { error });
    errors.report({ event: "unhandled-rejection", error });
  });
}
