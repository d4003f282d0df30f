import type { Instrumentation } from "next";
import { toErrorMessage } from "../../telemetry/describe-error.ts";
import { telemetry } from "./telemetry.ts";
import { isOutage, isUpstreamFailure } from "../../telemetry/upstream-failures.ts";

/**
 * Logs and reports an error that failed a request. One that an upstream caused is logged only. The upstream is
 * reported once it is down.
 */
export function reportRequestError(
  ...[error, { path, method }, { routePath, routeType }]: Parameters<Instrumentation.onRequestError>
): void {
  const { log, errors } = telemetry();
  const [pathname] = path.split("?", 1);
  const where = { method, path: pathname, route: routePath, source: routeType };
  if (!isUpstreamFailure(error)) {
    log.error("request-failed", toErrorMessage(error), { ...where, error });
    errors.report({ event: "request-failed", error, tags: where });
    return;
  }
  log.error("page-unavailable", toErrorMessage(error), where);
  if (isOutage(error)) errors.report({ event: "upstream-down", error });
}
