import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from "@opentelemetry/api";
import type { Span as RecordedSpan } from "@opentelemetry/api";
import { toErrorMessage } from "../describe-error.ts";
import { scrub } from "../scrub.ts";
import type { Attributes, Span } from "./span.ts";

/** Most spans of one request; those beyond are not exported. */
const maxSpans = 1_000;

/** The spans of one request. They are exported together once it ends, or not at all. */
interface RequestSpans {
  readonly tracer: Tracer;
  /** Exports the spans that end before the request does. */
  readonly ended: (() => void)[];
  /** Undefined until the request ends. */
  isExported: boolean | undefined;
}

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT } as const;

/** Returns the span of a request. The trace of a missing page is not exported (I4): anyone can request them. */
export function requestSpan(tracer: Tracer, recorded: RecordedSpan): Span {
  const request: RequestSpans = { tracer, ended: [], isExported: undefined };
  let status: Attributes[string];
  const span = wrapSpan(recorded, request);
  return {
    ...span,
    set: (attributes) => {
      status = attributes["http.response.status_code"] ?? status;
      span.set(attributes);
    },
    end: (error) => {
      request.isExported = status !== 404;
      if (!request.isExported) return;
      for (const end of request.ended) end();
      span.end(error);
    },
  };
}

function wrapSpan(recorded: RecordedSpan, request: RequestSpans): Span {
  const { traceId, spanId } = recorded.spanContext();
  const context: Context = trace.setSpan(ROOT_CONTEXT, recorded);
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-0${TraceFlags.SAMPLED}`,
    child: (name, kind, attributes = {}) =>
      wrapSpan(request.tracer.startSpan(name, { kind: kinds[kind], attributes }, context), request),
    set: (attributes) => recorded.setAttributes(attributes),
    end: (error) => {
      if (error !== undefined) fail(recorded, error);
      exportSpan(recorded, request);
    },
  };
}

function fail(recorded: RecordedSpan, error: unknown): void {
  const message = scrub(toErrorMessage(error));
  recorded.setStatus({ code: SpanStatusCode.ERROR, message });
  recorded.recordException({ name: error instanceof Error ? error.name : typeof error, message });
}

/** Ends a span as of now, once its request has ended. */
function exportSpan(recorded: RecordedSpan, { ended, isExported }: RequestSpans): void {
  const at = performance.now();
  if (isExported === true) recorded.end(at);
  if (isExported === undefined && ended.length < maxSpans) ended.push(() => recorded.end(at));
}
