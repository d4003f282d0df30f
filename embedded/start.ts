import { readSettings } from "./settings.ts";
import { StartProblem } from "./start-problem.ts";
import { startServices } from "./start-services.ts";

for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit(0));
process.once("disconnect", () => process.exit(0));
if (process.send && !process.connected) process.exit(0);

try {
  const urls = await startServices(readSettings(process.env));
  console.log(`content service on ${urls.contentUrl}`);
  console.log(`provider API on ${urls.providerUrl}`);
  process.send?.({ type: "ready", ...urls });
} catch (cause) {
  console.error(cause instanceof StartProblem ? cause.message : cause);
  process.exit(1);
}
