import { createStackParser, createTransport, Scope } from "@sentry/core";
import type { ErrorEvent, Transport, TransportRequest } from "@sentry/core";
import { nodeStackLineParser, ServerRuntimeClient } from "@sentry/core/server";
import { scrub } from "../scrub.ts";
import type { ErrorReporter } from "./error-reporter.ts";
import { post } from "./post.ts";

interface SentryOptions {
  /** The valid address of a project, with its key: Sentry prints an invalid one. */
  readonly dsn: string;
  readonly environment: string;
  readonly release: string | undefined;
}

/** Milliseconds for one report. */
const timeoutMs = 5_000;

/** Reports errors to Sentry. Nothing is instrumented, and no data of a request is sent. */
export function createSentryReporter(options: SentryOptions): ErrorReporter {
  const client = new ServerRuntimeClient({
    ...options,
    integrations: [],
    platform: "node",
    runtime: { name: "node", version: process.version },
    stackParser: createStackParser(nodeStackLineParser()),
    transport: createSender,
    beforeSend: scrubEvent,
    sendClientReports: false,
    traceLifecycle: "static",
    maxValueLength: 1_000,
  });
  return {
    report: ({ event, error, tags }) => {
      const scope = new Scope().setTags({ ...tags, event });
      if (error instanceof Error) client.captureException(error, {}, scope);
      else client.captureMessage(String(error), "warning", {}, scope);
    },
    close: async (ms) => void (await client.close(ms)),
  };
}

type Sender = ConstructorParameters<typeof ServerRuntimeClient>[0]["transport"];

function createSender({ url, headers = {}, ...options }: Parameters<Sender>[0]): Transport {
  return createTransport(options, async ({ body }: TransportRequest) => {
    const { statusCode = 0, headers: received } = await post({ url, headers, body, timeoutMs });
    const limits = [received["x-sentry-rate-limits"]].flat().join(", ");
    return {
      statusCode,
      headers: { "x-sentry-rate-limits": limits || null, "retry-after": received["retry-after"] ?? null },
    };
  });
}

function scrubEvent(event: ErrorEvent): ErrorEvent {
  const { exception, message } = event;
  for (const value of exception?.values ?? []) value.value &&= scrub(value.value);
  return { ...event, ...(message !== undefined && { message: scrub(message) }) };
}
