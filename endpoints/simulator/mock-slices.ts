import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { mockSlice } from "../../content/mock-slice.ts";
import { surroundingTypes } from "../../preview/simulator/surrounding-types.ts";
import type { Registries } from "../../renderer/contracts/registries.ts";

const folder = path.join(process.cwd(), "slices");
/** Slice that a tab holds when it is shown by itself. */
const sampleContent = "quick_facts";
const modelSchema = v.object({ id: v.string() });
const mocksSchema = v.array(v.looseObject({ variation: v.string() }));

interface MockSources extends Pick<Registries, "slices"> {
  /** Where the pictures of mocks are: `http://localhost:4001/media/`. */
  readonly mediaUrl: string;
}

/**
 * Returns the mocks of a slice, one per variation or one variation alone. A slice of a group comes with the mocks of the
 * rest of its group. Undefined for an unknown slice.
 */
export function mockSlices(
  type: string,
  variation: unknown,
  { slices, mediaUrl }: MockSources,
): readonly unknown[] | undefined {
  const own = readMocks(type, mediaUrl).filter((mock) => variation === undefined || mock.variation === variation);
  if (own.length === 0) return undefined;
  const types = surroundingTypes(type, [...slices.values()], sampleContent);
  return types.flatMap((one) =>
    (one === type ? own : readMocks(one, mediaUrl).slice(0, 1)).map((mock) => mockSlice(one, mock)),
  );
}

function readMocks(type: string, mediaUrl: string): v.InferOutput<typeof mocksSchema> {
  const name = readdirSync(folder).find((candidate) => modelId(candidate) === type);
  return name === undefined ? [] : v.parse(mocksSchema, readJson(path.join(folder, name, "mocks.json"), mediaUrl));
}

function modelId(name: string): string | undefined {
  const file = path.join(folder, name, "model.json");
  return existsSync(file) ? v.parse(modelSchema, JSON.parse(readFileSync(file, "utf8"))).id : undefined;
}

/** Mocks name their pictures on a host that does not exist; here they come from `mediaUrl`. */
function readJson(file: string, mediaUrl: string): unknown {
  return JSON.parse(readFileSync(file, "utf8").replaceAll("https://images.tessera.example/", mediaUrl));
}
