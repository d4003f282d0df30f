import { readSettings } from "./read-settings.ts";
import { StartProblem } from "@tessera/runtime/start-problem.ts";
import { startServices } from "./start-services.ts";

let stop = async () => {};

for (const signal of ["SIGTERM", "SIGINT", "disconnect"] as const) process.once(signal, end);
if (process.send && !process.connected) process.exit(0);

try {
  const services = await startServices(readSettings(process.env), report);
  ({ stop } = services);
  const { contentUrl, providerUrl, bookingUrl } = services.urls;
  if (contentUrl !== undefined) console.log(`content service on ${contentUrl}`);
  if (providerUrl !== undefined) console.log(`provider API on ${providerUrl}`);
  if (bookingUrl !== undefined) console.log(`booking stand-in on ${bookingUrl}`);
  process.send?.({ type: "ready", ...services.urls });
} catch (cause) {
  console.error(cause instanceof StartProblem ? cause.message : cause);
  process.exit(1);
}

/** Notifies the parent process of progress, or the terminal without one. */
function report(text: string): void {
  if (process.connected) process.send?.({ type: "progress", text });
  else console.log(text);
}

/** Acknowledged changes are on disk, also if this fails. */
function end(): void {
  stop().then(
    () => process.exit(0),
    (cause: unknown) => {
      console.error(cause);
      process.exit(1);
    },
  );
}
