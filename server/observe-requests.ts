import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Settings } from "../telemetry/settings.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import type { Observation } from "../telemetry/trace/observations.ts";
import type { Span } from "../telemetry/trace/span.ts";
import { PageResponse } from "./page-response.ts";

type Listener<Response extends ServerResponse> = (request: IncomingMessage, response: Response) => void;

const probe = /^\/(?:healthz|readyz)(?:$|\?)/;

/**
 * Returns a listener that traces a share of the requests and logs a share of them, as the settings say. Where both are
 * off it is the listener itself. Probes are neither traced nor logged.
 */
export function observeRequests<Response extends ServerResponse>(
  listener: Listener<Response>,
  { observations, tracer, log }: Telemetry,
  { requestShare, traces }: Pick<Settings, "requestShare" | "traces">,
): Listener<Response> {
  if (tracer === undefined && requestShare === 0) return listener;
  const startSpan = (request: IncomingMessage, path: string) =>
    tracer?.start({
      name: request.method ?? "",
      attributes: { "http.request.method": request.method, "server.address": request.headers.host, "url.path": path },
      // A visitor could send it too: only where a proxy in front sets or removes it does it count.
      parent: traces?.continuesIncoming === true ? readHeader(request, "traceparent") : undefined,
    });
  return (request, response) => {
    const { url = "" } = request;
    const [path = ""] = url.split("?", 1);
    const isLogged = Math.random() < requestShare;
    const span = probe.test(url) ? undefined : startSpan(request, path);
    if (probe.test(url) || (span === undefined && !isLogged)) {
      listener(request, response);
      return;
    }
    const notes = new Map<string, string>();
    const observation = { requestId: chooseRequestId(request), span, timings: undefined, notes };
    const started = performance.now();
    response.once("close", () => {
      endSpan(span, observation, response.statusCode);
      if (!isLogged) return;
      const ms = Math.round(performance.now() - started);
      const fields = { host: request.headers.host, status: response.statusCode, ms, ...Object.fromEntries(notes) };
      observations.run(observation, () => log.info("request", `${request.method} ${path}`, fields));
    });
    observations.run(observation, () => listener(request, response));
  };
}

function endSpan(span: Span | undefined, { notes }: Observation, status: number): void {
  span?.set({ "http.response.status_code": status });
  for (const [name, value] of notes ?? []) span?.set({ [`tessera.${name}`]: value });
  span?.end(status >= 500 ? `status ${status}` : undefined);
}

/** Returns a listener in which all lines of a request have its id, and previews are measured. */
export function observeNext(next: RequestListener, { observations }: Telemetry): RequestListener {
  return (request, response) => {
    const current = observations.current() ?? {
      requestId: chooseRequestId(request),
      span: undefined,
      timings: undefined,
    };
    // Within the process a page is rendered into a response in memory.
    const timings = response instanceof PageResponse ? response.timings : current.timings;
    observations.run({ ...current, timings }, () => next(request, response));
  };
}

/** The id that a proxy in front has set, if it looks like one, else a new one. */
function chooseRequestId(request: IncomingMessage): string {
  const id = readHeader(request, "x-request-id") ?? "";
  return /^[\w.-]{8,64}$/.test(id) ? id : randomUUID();
}

function readHeader({ headers }: IncomingMessage, name: string): string | undefined {
  return [headers[name]].flat()[0];
}
