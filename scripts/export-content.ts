import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { exportContent } from "../embedded/content-service/export/export-content.ts";
import { exportModels } from "../embedded/content-service/export/export-models.ts";
import { readStore } from "../embedded/content-service/export/read-store.ts";
import { exportToRepository } from "../embedded/content-service/export/repository/export-to-repository.ts";
import { readRepositorySettings } from "../embedded/content-service/export/repository/repository-settings.ts";
import { seedFolders } from "../embedded/content-service/seed-folders.ts";
import { readContentSettings } from "../embedded/content-service/settings/read-content-settings.ts";
import type { StoreReader } from "../embedded/content-service/store/content-store.ts";
import { readPhotos } from "../embedded/media/photos.ts";
import { StartProblem } from "../embedded/runtime/start-problem.ts";
import { loadEnvironment } from "../server/environment.ts";

/**
 * Writes the documents of the content service's store, or its models, to files, or to a hosted repository. The service
 * may run.
 */
const options = {
  into: { type: "string" },
  to: { type: "string" },
  only: { type: "string" },
  ref: { type: "string" },
  models: { type: "boolean", default: false },
  force: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  publish: { type: "boolean", default: false },
} as const;

const root = `${import.meta.dirname}/..`;

try {
  loadEnvironment(root);
  const { to, ...chosen } = parseArgs({ options }).values;
  const settings = readContentSettings(process.env);
  await readStore(settings.database, (reader) => (to === undefined ? toFiles(reader) : toRepository(reader, to)));

  function toFiles(reader: StoreReader): void {
    const { into, only, ref: release, models, force, publish, "dry-run": dryRun } = chosen;
    if (publish || dryRun) throw new StartProblem("--publish and --dry-run need --to <repository>.");
    const folder = resolve(into ?? (models ? settings.models : settings.seeds));
    if (models) return report(exportModels(reader, folder, force), folder);
    const seeds = seedFolders(settings);
    const request = { folder, seeds, photos: readPhotos(), only, release, force };
    const { written, unchanged, withoutDocument } = exportContent(reader, request);
    report(written, folder);
    console.log(`${unchanged} files say the same already.`);
    for (const name of withoutDocument) console.log(`  ${name} has no document in the store; it stays.`);
  }

  async function toRepository(reader: StoreReader, name: string): Promise<void> {
    const { into, only, ref: release, models, force, publish, "dry-run": dryRun } = chosen;
    if (into !== undefined || force) throw new StartProblem("--into and --force are for files, not for --to.");
    const repository = readRepositorySettings(name, process.env);
    const journal = resolve(
      root,
      `.data/exports/${new URL(repository.apis.migration).host.replace(":", "-")}.${name}.json`,
    );
    const request = { settings: repository, journal, photos: readPhotos(), only, release, models, publish, dryRun };
    const problems = await exportToRepository(reader, { ...request, say: console.log });
    if (problems.length > 0) throw new StartProblem(["", "Not everything is exported:", ...problems].join("\n  "));
  }
} catch (cause) {
  console.error(cause instanceof StartProblem || cause instanceof TypeError ? cause.message : cause);
  process.exitCode = 1;
}

function report(written: readonly string[], folder: string): void {
  for (const name of written) console.log(`  ${name}`);
  console.log(`${written.length} files are written below ${folder}.`);
}
