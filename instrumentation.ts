import type { Instrumentation } from "next";

/** Runs once when the server starts. A wrong setting ends it there, with a sentence, instead of failing every page. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { checkEnvironment } = await import("./app/_composition/check-environment.ts");
  await checkEnvironment();
  const { formOutbox } = await import("./app/_composition/outbox.ts");
  await formOutbox.start();
}

/** Runs for each error that fails a request. In development Next shows it. */
export const onRequestError: Instrumentation.onRequestError = async (...parameters) => {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NODE_ENV === "development") return;
  const { reportRequestError } = await import("./framework/next/report-request-error.ts");
  reportRequestError(...parameters);
};
