import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { mockSlice } from "../../content/mock-slice.ts";
import { surroundingTypes } from "../../preview/simulator/surrounding-types.ts";
import { registries } from "../../app/_composition/registries.ts";
import { environment } from "../../app/_composition/environment.ts";

const folder = path.join(process.cwd(), "slices");
/** What a tab holds that is shown by itself. */
const sampleContent = "quick_facts";
const modelSchema = v.object({ id: v.string() });
const mocksSchema = v.array(v.looseObject({ variation: v.string() }));

/**
 * Returns the mocks of a slice, one per variation or one variation alone. A slice of a group comes with the mocks of the
 * rest of its group. Undefined for an unknown slice.
 */
export function mockSlices(type: string, variation: unknown): readonly unknown[] | undefined {
  const own = mocksOf(type).filter((mock) => variation === undefined || mock.variation === variation);
  if (own.length === 0) return undefined;
  const types = surroundingTypes(type, [...registries.slices.values()], sampleContent);
  return types.flatMap((one) => (one === type ? own : mocksOf(one).slice(0, 1)).map((mock) => mockSlice(one, mock)));
}

function mocksOf(type: string): v.InferOutput<typeof mocksSchema> {
  const name = readdirSync(folder).find((candidate) => modelId(candidate) === type);
  return name === undefined ? [] : v.parse(mocksSchema, readJson(path.join(folder, name, "mocks.json")));
}

function modelId(name: string): string | undefined {
  const file = path.join(folder, name, "model.json");
  return existsSync(file) ? v.parse(modelSchema, readJson(file)).id : undefined;
}

/** Mocks name their pictures on a host that does not exist; here they come from the embedded content service. */
function readJson(file: string): unknown {
  const media = new URL("/media/", environment.contentApiUrl).href;
  return JSON.parse(readFileSync(file, "utf8").replaceAll("https://images.tessera.example/", media));
}
