import { readSettings } from "./settings.ts";
import { startServices } from "./start-services.ts";

for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit(0));
process.once("disconnect", () => process.exit(0));
if (process.connected === false) process.exit(0);

try {
  const urls = await startServices(readSettings(process.env));
  console.log(`content service on ${urls.contentUrl}`);
  console.log(`provider API on ${urls.providerUrl}`);
  process.send?.({ type: "ready", ...urls });
} catch (cause) {
  console.error(isExplained(cause) ? cause.message : cause);
  process.exit(1);
}

/** Errors whose message says what to do; of any other the stack is needed. */
function isExplained(cause: unknown): cause is Error {
  return cause instanceof Error && ["StartProblem", "ContentError", "DataError"].includes(cause.name);
}
