import { rebuildContent } from "../embedded/rebuild-content.ts";
import { readContentSettings } from "../embedded/settings/read-content-settings.ts";
import { shippedSeeds } from "../embedded/shipped-seeds.ts";
import { StartProblem } from "../embedded/start-problem.ts";
import { loadEnvironment } from "../server/load-environment.ts";

/** Makes the content service's store anew from the files; what was written through its API is in the old one only. */
try {
  loadEnvironment(`${import.meta.dirname}/..`);
  const { database, models } = readContentSettings(process.env);
  await rebuildContent(database, shippedSeeds(models));
  console.log(`${database} is rebuilt from its files; the one before, if there was one, is ${database}.old.`);
} catch (cause) {
  console.error(cause instanceof StartProblem ? cause.message : cause);
  process.exitCode = 1;
}
