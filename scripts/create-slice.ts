import { join } from "node:path";
import { checkSlice } from "./slice/check-slice.ts";
import { createSlice } from "./slice/create-slice.ts";
import { offerSlice, refuseTypesWithoutZone } from "./slice/offer-slice.ts";
import { parseParameters } from "./slice/parse-parameters.ts";
import { runProgram } from "./slice/run-program.ts";
import { runCommand, SliceProblem } from "./slice/slice-problem.ts";

const root = join(import.meta.dirname, "..");

/** `npm run slice CityBanner title:title photo:image -- --in microsite` writes what a slice lacks, and checks it. */
await runCommand(async () => {
  const { slice, fields, types, hasIsland } = parseParameters(process.argv.slice(2), process.env);
  refuseTypesWithoutZone(root, types);
  const { id, written } = createSlice(root, slice, fields, hasIsland);
  const offered = offerSlice(root, id, types);
  for (const file of [...written.map((name) => `slices/${slice.name}/${name}`), ...offered])
    console.log(`wrote  ${file}`);
  await run("oxfmt", [`slices/${slice.name}`]);
  await run("node", ["--import", "tsx", "scripts/generate-registry.ts"]);
  return checkSlice(root, slice.name);
});

async function run(program: string, parameters: readonly string[]): Promise<void> {
  const { ok, output } = await runProgram(root, program, parameters);
  if (!ok) throw new SliceProblem(output);
}
