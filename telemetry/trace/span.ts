export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** A part of a sampled trace. Other requests have no spans. */
export interface Span {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** The value of the header `traceparent`, which continues the trace in another process. */
  readonly traceparent: string;
  readonly child: (name: string, kind: "internal" | "client", attributes?: Attributes) => Span;
  readonly set: (attributes: Attributes) => void;
  /** Ends the span. With an error it has failed. */
  readonly end: (error?: unknown) => void;
}

export interface TraceStart {
  readonly name: string;
  readonly attributes: Attributes;
  /** The header `traceparent` of the request; undefined where the trace starts here. */
  readonly parent?: string | undefined;
}

export interface Tracer {
  /** Starts the trace of a request. Returns undefined where it is not sampled. */
  readonly start: (trace: TraceStart) => Span | undefined;
  /** Exports what has ended. Rejects when the collector does not receive it. */
  readonly close: () => Promise<void>;
}
