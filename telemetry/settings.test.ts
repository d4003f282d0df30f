import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("J10: without variables lines are logged from `info` on, and nothing is traced or reported", () => {
  const none = { level: "info", format: undefined, requestShare: 0, traces: undefined, sentry: undefined };
  expect(readSettings({ PATH: "/bin", LOG_LEVEL: "", SENTRY_DSN: "" })).toEqual(none);
});

test.each(["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"])(
  "J10: with %s five in a hundred requests are traced",
  (name) => {
    expect(readSettings({ [name]: "http://localhost:4318" }).traces).toEqual({ share: 0.05, continuesIncoming: false });
  },
);

test.each([
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL: must be one of debug, info, warn, error, fatal"],
  [{ LOG_REQUESTS: "2" }, "LOG_REQUESTS: must be a number from 0 to 1"],
  [{ OTEL_TRACES_SAMPLER_ARG: "some" }, "OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1"],
  [
    { SENTRY_DSN: "https://sentry.example/hunter2" },
    "SENTRY_DSN: must be the address of a project, https://KEY@HOST/NUMBER",
  ],
])("%j is rejected: %s", (variables, message) => {
  expect(() => readSettings(variables)).toThrow(message);
});

test("the message of a wrong DSN does not contain it", () => {
  expect(() => readSettings({ SENTRY_DSN: "hunter2" })).not.toThrow("hunter2");
});

test.each(["https://abc@o1.ingest.sentry.io/42", "http://abc@127.0.0.1:9000/base/1", "http://abc@[::1]:9000/1"])(
  "the DSN %s is valid",
  (dsn) => {
    expect(readSettings({ SENTRY_DSN: dsn }).sentry).toEqual({ dsn, environment: "production", release: undefined });
  },
);
