import { rebuildContent } from "../embedded/content-service/rebuild-content.ts";
import { readContentSettings } from "../embedded/content-service/settings/read-content-settings.ts";
import { seedFolders } from "../embedded/content-service/seed-folders.ts";
import { epochNow } from "../embedded/runtime/epoch-now.ts";
import { StartProblem } from "../embedded/runtime/start-problem.ts";
import { loadEnvironment } from "../server/environment.ts";

/**
 * Rebuilds the content service's store from the files. Documents that were written through its API are only in the old
 * store.
 */
try {
  loadEnvironment(`${import.meta.dirname}/..`);
  const settings = readContentSettings(process.env);
  const old = await rebuildContent(settings.database, seedFolders(settings), new Date(epochNow()));
  console.log(`${settings.database} is rebuilt from its files.`);
  if (old) console.log(`What was written through the API, releases, drafts and uploads, is only in ${old}.`);
} catch (cause) {
  console.error(cause instanceof StartProblem ? cause.message : cause);
  process.exitCode = 1;
}
