import { acceptFields } from "../accept/accept-fields.ts";
import { parseModels } from "../models/parse-models.ts";
import { ContentError } from "./content-error.ts";
import { type ModelSeed, type SeedDocument, seedName } from "./seeds.ts";

/**
 * Validates documents against their models, as the APIs that write do. Documents without a model are not validated.
 * Throws a `ContentError` that lists the invalid fields of each file.
 */
export function checkSeeds(documents: readonly SeedDocument[], models: readonly ModelSeed[]): void {
  const { types, slices } = parseModels(ofKind("customtype", models), ofKind("slice", models));
  const documentTypes = new Map(documents.map(({ id, type }) => [id, type]));
  const problems: string[] = [];
  for (const document of documents) {
    const fields = types.get(document.type);
    if (!fields) continue;
    const report = (place: string, _: unknown, error: string, hint = "Correct the file or the model.") =>
      void problems.push(`${seedName(document)}: ${place} ${error}. ${hint}`);
    acceptFields(document.data, fields, "data", {
      slices,
      assets: new Map(),
      mediaOrigins: [],
      documentTypes,
      itemKey: () => undefined,
      report,
    });
  }
  if (problems.length > 0) throw new ContentError(problems);
}

function ofKind(kind: ModelSeed["kind"], models: readonly ModelSeed[]): readonly ModelSeed["model"][] {
  return models.filter((seed) => seed.kind === kind).map(({ model }) => model);
}
