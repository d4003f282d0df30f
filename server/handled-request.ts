import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { refusalHeaders, refusalPage } from "../routing/refusal-page.ts";
import { refuse } from "../routing/refusal.ts";
import { messageOf } from "../telemetry/describe-error.ts";
import { telemetry } from "../telemetry/telemetry.ts";

/** What is handled: the request of a visitor, or a rendering within the process. */
interface Handled {
  /** Ends it with an error. Does nothing after it has ended. */
  readonly fail: (error: unknown) => void;
  /** Whether a rejection that nobody handles ends it too: nothing else may. A rendering has a time limit of its own. */
  readonly endsOnRejection: boolean;
}

const context = new AsyncLocalStorage<Handled>();

/** Runs what handles a request or renders. What it throws, at once or in any later callback, ends that alone. */
export function handle(handled: Handled, run: () => void): void {
  context.run(handled, () => {
    try {
      run();
    } catch (error) {
      handled.fail(error);
    }
  });
}

/** Returns a listener whose errors cost the request in which they happen, and never the process. */
export function guardRequests<Response extends ServerResponse>(
  listener: (request: IncomingMessage, response: Response) => void,
): (request: IncomingMessage, response: Response) => void {
  return (request, response) => {
    const fail = (error: unknown) => failRequest(response, error);
    // A write after the end is an event, which would end the process without a listener.
    response.on("error", fail);
    handle({ fail, endsOnRejection: true }, () => listener(request, response));
  };
}

/** Ends what is handled now with an exception that nobody caught. Returns false when nothing is. */
export function failOnException(error: unknown): boolean {
  const handled = context.getStore();
  handled?.fail(error);
  return handled !== undefined;
}

/** Ends the request that is handled now, if its response could depend on a promise that was rejected. Else returns false. */
export function failOnRejection(error: unknown): boolean {
  const handled = context.getStore();
  if (handled?.endsOnRejection !== true) return false;
  handled.fail(error);
  return true;
}

/** Logs and reports an error in the handling of a request. */
export function reportError(error: unknown): void {
  const { log, errors } = telemetry();
  log.error("request-failed", messageOf(error), { error });
  errors.report({ event: "request-failed", error });
}

/** Reports an error of a request and sends 500, or cuts a response that has begun. Never throws. */
export function failRequest(response: ServerResponse, error: unknown): void {
  reportError(error);
  if (response.writableEnded) return;
  try {
    if (response.headersSent) throw error;
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.writeHead(500, refusalHeaders({})).end(refusalPage(refuse("page-unavailable")));
  } catch {
    response.destroy();
  }
}
