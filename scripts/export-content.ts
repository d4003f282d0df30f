import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { exportContent } from "../embedded/content-service/export/export-content.ts";
import { exportModels } from "../embedded/content-service/export/export-models.ts";
import { readStore } from "../embedded/content-service/export/read-store.ts";
import { readContentSettings } from "../embedded/content-service/settings/read-content-settings.ts";
import { readPhotos } from "../embedded/media/photos.ts";
import { StartProblem } from "../embedded/runtime/start-problem.ts";
import { loadEnvironment } from "../server/environment.ts";

/** Writes the documents of the content service's store, or its models, to files. The service may run. */
const options = {
  into: { type: "string" },
  only: { type: "string" },
  ref: { type: "string" },
  models: { type: "boolean", default: false },
  force: { type: "boolean", default: false },
} as const;

try {
  loadEnvironment(`${import.meta.dirname}/..`);
  const { into, only, ref: release, models, force } = parseArgs({ options }).values;
  const settings = readContentSettings(process.env);
  readStore(settings.database, (reader) => {
    if (models) {
      const folder = resolve(into ?? settings.models);
      report(exportModels(reader, folder, force), folder);
      return;
    }
    const folder = resolve(into ?? settings.seeds);
    const exported = exportContent(reader, {
      folder,
      seeds: settings.seeds,
      photos: readPhotos(),
      only,
      release,
      force,
    });
    report(exported.written, folder);
    console.log(`${exported.unchanged} files say the same already.`);
    for (const name of exported.withoutDocument) console.log(`  ${name} has no document in the store; it stays.`);
  });
} catch (cause) {
  console.error(cause instanceof StartProblem || cause instanceof TypeError ? cause.message : cause);
  process.exitCode = 1;
}

function report(written: readonly string[], folder: string): void {
  for (const name of written) console.log(`  ${name}`);
  console.log(`${written.length} files are written below ${folder}.`);
}
