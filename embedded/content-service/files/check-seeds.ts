import { acceptFields } from "../accept/accept-fields.ts";
import { parseModels } from "../models/parse-models.ts";
import { ContentError } from "./content-error.ts";
import { type ModelSeed, type SeedDocument, seedName } from "./seeds.ts";

/**
 * Checks what documents say against the models beside them, with the rules of the APIs that write. Throws a
 * `ContentError` that names each file with the fields to correct. A type that has no model may say anything.
 */
export function checkSeeds(documents: readonly SeedDocument[], models: readonly ModelSeed[]): void {
  const { types, slices } = parseModels(ofKind("customtype", models), ofKind("slice", models));
  const problems: string[] = [];
  for (const document of documents) {
    const fields = types.get(document.type);
    if (!fields) continue;
    const report = (place: string, _: unknown, error: string) =>
      void problems.push(`${seedName(document)}: ${place} ${error}. Correct the file or the model.`);
    acceptFields(document.data, fields, "data", { slices, assets: new Map(), mediaOrigins: [], report });
  }
  if (problems.length > 0) throw new ContentError(problems);
}

function ofKind(kind: ModelSeed["kind"], models: readonly ModelSeed[]): readonly ModelSeed["model"][] {
  return models.filter((seed) => seed.kind === kind).map(({ model }) => model);
}
