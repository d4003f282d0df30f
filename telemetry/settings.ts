import * as v from "valibot";
import { levels } from "./log/log.ts";

const share = v.pipe(
  v.string(),
  v.transform(Number),
  v.number("must be a number from 0 to 1"),
  v.minValue(0, "must be a number from 0 to 1"),
  v.maxValue(1, "must be a number from 0 to 1"),
);
const address = v.optional(v.pipe(v.string(), v.url("must be an address, as http://localhost:4318")));

const schema = v.object({
  LOG_LEVEL: v.optional(v.picklist(levels, `must be one of ${levels.join(", ")}`), "info"),
  LOG_FORMAT: v.optional(v.picklist(["json", "text"], "must be json or text")),
  LOG_REQUESTS: v.optional(share, "0"),
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_TRACES_SAMPLER_ARG: v.optional(share, "0.05"),
  TRACE_INCOMING: v.optional(v.picklist(["0", "1"], "must be 1 or 0"), "0"),
  SENTRY_DSN: v.optional(
    // The message never contains the value: it has a key.
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/\w+@(?:[\w.-]+|\[[:.\w]+\])(?::\d{1,5})?(?:\/[\w.-]+)*\/\d+$/,
        "must be the address of a project, https://KEY@HOST/NUMBER",
      ),
    ),
  ),
  SENTRY_ENVIRONMENT: v.optional(v.string(), "production"),
  SENTRY_RELEASE: v.optional(v.string()),
});

export interface Settings {
  readonly level: v.InferOutput<typeof schema>["LOG_LEVEL"];
  /** Undefined if no variable sets it: text in a terminal, else JSON. */
  readonly format: "json" | "text" | undefined;
  /** Share of requests that have a line, 0 to 1. */
  readonly requestShare: number;
  /** Undefined without a collector. The exporter itself reads its address and headers from the environment. */
  readonly traces: { readonly share: number; readonly continuesIncoming: boolean } | undefined;
  readonly sentry:
    | { readonly dsn: string; readonly environment: string; readonly release: string | undefined }
    | undefined;
}

/** Parses the variables of the process. An empty one counts as missing. Throws an error that names the invalid variable. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const { success, output, issues } = v.safeParse(schema, present);
  if (!success) throw new Error(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join("; "));
  const collects = output.OTEL_EXPORTER_OTLP_ENDPOINT ?? output.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  const { SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: environment, SENTRY_RELEASE: release } = output;
  return {
    level: output.LOG_LEVEL,
    format: output.LOG_FORMAT,
    requestShare: output.LOG_REQUESTS,
    traces:
      collects === undefined
        ? undefined
        : { share: output.OTEL_TRACES_SAMPLER_ARG, continuesIncoming: output.TRACE_INCOMING === "1" },
    sentry: dsn === undefined ? undefined : { dsn, environment, release },
  };
}
