import { type SliceName, sliceName } from "./slice-name.ts";
import { SliceProblem } from "./slice-problem.ts";

interface SliceParameters {
  readonly slice: SliceName;
  /** `title:title` */
  readonly fields: readonly string[];
  /** Ids of the custom types that shall offer the slice. */
  readonly types: readonly string[];
  /** Whether it comes with a React island. */
  readonly hasIsland: boolean;
}

const usage = "Write npm run slice CityBanner title:title photo:image -- --in microsite,content_page";

/** Parses `CityBanner title:title --in microsite --island`. npm takes options without `--` before them for itself. */
export function parseParameters(
  parameters: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): SliceParameters {
  const hasIsland = parameters.includes("--island") || environment["npm_config_island"] === "true";
  const words = parameters
    .filter((word) => word !== "--island")
    .flatMap((word) => (word.startsWith("--in=") ? ["--in", word.slice("--in=".length)] : [word]));
  const option = words.indexOf("--in");
  const own = option === -1 ? words : words.toSpliced(option, 2);
  const types = option === -1 ? environment["npm_config_in"] : (words[option + 1] ?? "true");
  if (types === "true") throw new SliceProblem(`--in needs the ids of custom types. ${usage}.`);
  const [name, ...fields] = own;
  if (name === undefined) throw new SliceProblem(`The name of the slice is missing. ${usage}.`);
  return { slice: sliceName(name), fields, types: types?.split(",") ?? [], hasIsland };
}
