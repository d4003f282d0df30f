import { isSpanContextValid, ROOT_CONTEXT, SpanKind, trace, TraceFlags } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace-base";
import { requestSpan } from "./request-spans.ts";
import type { Tracer } from "./span.ts";

/**
 * Creates a tracer that samples a share of the requests, 0 to 1. It exports their spans through OTLP over HTTP. Nothing
 * registers it as the global tracer: Next would add spans for the same work.
 */
export function createTracer(share: number): Tracer {
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "tessera" }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer("tessera");
  return {
    start: ({ name, attributes, parent }) => {
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, toTraceContext(parent));
      return span.isRecording() ? requestSpan(tracer, span) : undefined;
    },
    close: () => provider.shutdown(),
  };
}

/** Parses the header `traceparent`. An invalid one starts a new trace. */
function toTraceContext(parent = "") {
  const [, traceId = "", spanId = "", flags = "0"] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(parent) ?? [];
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  const remote = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
}
