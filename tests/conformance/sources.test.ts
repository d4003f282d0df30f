import { describe, expect, it } from "vitest";
import { hiddenItems } from "../support/sources/hidden-items.ts";
import { misplacedClients } from "../support/sources/misplaced-clients.ts";
import { physicalSides, spacedLetters } from "../support/sources/physical-sides.ts";
import { isTest, readSources } from "../support/sources/source-files.ts";
import { unrenderedSheets } from "../support/sources/unrendered-sheets.ts";
import { untestedFolders } from "../support/sources/untested-folders.ts";
import { wallClocks } from "../support/sources/wall-clocks.ts";
import { rooms } from "../support/test-files.ts";

const sources = readSources(...rooms().filter((room) => room !== "tests"));

const tests = readSources(...rooms());

const slice = {
  what: "slice",
  definition: /^slices\/\w+\/index\.tsx?$/,
  test: (name: string) => `${name}.test.tsx`,
};
const shortcode = {
  what: "shortcode",
  definition: /^shortcodes\/(?!engine\/|attributes\/)[\w-]+\/index\.tsx?$/,
  test: (name: string) => `${name}.test.ts`,
};
const page = {
  what: "page component",
  definition: /^customtypes\/\w+\/[\w-]+\/\w+\.tsx$/,
  test: (name: string) => `${name}.test.tsx`,
};
const resource = {
  what: "resource",
  definition: /^catalog\/[\w-]+\/(?:resource|provider[\w-]*)\.ts$/,
  test: () => "provider.test.ts",
};

/** The sources of pages. The studio is built by itself, and its sheets are one file. */
const pageSources = new Map([...sources].filter(([file]) => !file.startsWith("studio/")));

describe("the code of the site", () => {
  it("renders every style sheet that it uses", () => {
    expect(unrenderedSheets(pageSources)).toEqual([]);
  });

  it("loads code for the browser in islands alone", () => {
    expect(misplacedClients(pageSources)).toEqual([]);
  });

  it("X16: names no left or right side in a style sheet", () => {
    expect(physicalSides(sources)).toEqual([]);
  });

  it("X16: spaces no letters that Arabic would join", () => {
    expect(spacedLetters(sources)).toEqual([]);
  });

  it("measures no duration with a clock that can be set back", () => {
    expect(wallClocks(sources)).toEqual([]);
  });

  it("X10: fetches no other page ahead but by speculation rules, which browsers ignore under Save-Data", () => {
    const ahead = /\b(?:prefetch|prerender)["'`]?\s*:|\brel\s*[=:]\s*\{?["'`](?:prefetch|prerender)\b/;
    const files = [...pageSources].filter(([file, source]) => !isTest(file) && ahead.test(source));
    expect(files.map(([file]) => file)).toEqual(["ui/shell/SpeculationRules.tsx"]);
  });

  it.each([slice, shortcode, page, resource])("has a test of every $what", (kind) => {
    expect([...sources.keys()].filter((file) => kind.definition.test(file))).not.toEqual([]);
    expect(untestedFolders(kind, sources)).toEqual([]);
  });
});

it("no test expects a boolean of many items", () => {
  expect(hiddenItems(tests)).toEqual([]);
});

it.each([
  ["expect(items.every(isWhole)).toBe(true);", 1],
  ["expect(\n  items\n    .some(isWhole),\n).toBe(false);", 1],
  ["expect(items.filter(isWhole)).toEqual([]);", 0],
  ["const isAny = items.some(isWhole);", 0],
])("%j hides the items of %d assertions", (source, count) => {
  expect(hiddenItems(new Map([["slices/A/A.test.ts", source]]))).toHaveLength(count);
});

it.each([
  ["  left: 0,", 1],
  ["  marginLeft: 0,", 1],
  ["  borderTopRightRadius: 0,", 1],
  ['  textAlign: "right",', 1],
  ['  "padding-left": 0,', 1],
  ["  marginInlineStart: 0,", 0],
  ['  textAlign: "start",', 0],
  ["  // left: to the reader", 0],
])("X16: %j has %d physical sides", (line, count) => {
  expect(physicalSides(new Map([["slices/A/A.css.ts", `style({\n${line}\n})`]]))).toHaveLength(count);
});

it.each([
  ['letterSpacing: "0.04em",', 1],
  ["letterSpacing: vars.tracking.heading,", 0],
  ['letterSpacing: "normal",', 0],
])("X16: %j spaces letters %d times", (line, count) => {
  expect(spacedLetters(new Map([["slices/A/A.css.ts", line]]))).toHaveLength(count);
});

describe("a check says what is missing", () => {
  const client = '"use client";\nexport function Map() {}';
  const island = 'import { Map as Client } from "./Map.client.tsx";\nisland({ name: "A/Map" }, Client);';
  const enhanced = '"use client";\nenhanced({ name: "A/Map" }, () => import("./Map.enhance.ts"));';

  it.each<[string, Readonly<Record<string, string>>, readonly RegExp[]]>([
    [
      "a sheet that is rendered",
      { "slices/A/A.tsx": 'import * as css from "./A.css.ts";\n<StyleSheet of={css} />' },
      [],
    ],
    [
      "a sheet that a neighbour renders",
      {
        "slices/A/A.tsx": 'import * as look from "@/slices/A/A.css.ts";\n<StyleSheet of={look} />',
        "slices/A/Row.tsx": 'import { row } from "./A.css.ts";',
      },
      [],
    ],
    [
      "a sheet that nobody renders",
      { "slices/A/A.tsx": 'import * as css from "./A.css.ts";' },
      [/^slices\/A\/A\.tsx uses A\.css\.ts.+Add <StyleSheet/],
    ],
    [
      "another sheet than the one that is rendered",
      {
        "slices/A/A.tsx":
          'import * as css from "./A.css.ts";\nimport * as row from "./Row.css.ts";\n<StyleSheet of={css} />',
      },
      [/uses Row\.css\.ts/],
    ],
  ])("%s", (_name, files, messages) => {
    const found = unrenderedSheets(new Map(Object.entries(files)));
    expect(found).toEqual(messages.map((message) => expect.stringMatching(message)));
  });

  it.each<[string, Readonly<Record<string, string>>, readonly RegExp[]]>([
    ["an island with its client", { "slices/A/Map.client.tsx": client, "slices/A/Map.island.tsx": island }, []],
    ["a client that its slice makes an island", { "slices/A/Map.client.tsx": client, "slices/A/A.tsx": island }, []],
    [
      "a client with the name of another island",
      { "slices/B/Map.client.tsx": client, "slices/B/B.tsx": island },
      [/^slices\/B\/B\.tsx imports .+ island\(\{ name: "B\/Map" \}/],
    ],
    [
      "a type of a client",
      {
        "slices/A/Map.client.tsx": client,
        "slices/A/Map.island.tsx": `import type { Props } from "./Map.client.tsx";\n${island}`,
        "slices/A/A.tsx": 'import { type Props } from "./Map.client.tsx";',
      },
      [],
    ],
    [
      "a client without an island",
      { "slices/A/Map.client.tsx": client },
      [/Map\.client\.tsx has no island: pass it to island\(\{ name: "A\/Map" \}, …\) where/],
    ],
    [
      "a client that is imported at once",
      {
        "slices/A/Map.client.tsx": client,
        "slices/A/Map.island.tsx": island,
        "slices/A/A.tsx": 'import { Map } from "./Map.client.tsx";',
      },
      [/^slices\/A\/A\.tsx imports .+ without an island: pass it to island\(\{ name: "A\/Map" \}, …\)/],
    ],
    [
      "an island without a client",
      { "slices/A/Map.island.tsx": '"use client";' },
      [/does not load slices\/A\/Map\.client\.tsx/],
    ],
    ["an enhancer with its island", { "slices/A/Map.enhance.ts": "", "slices/A/Map.island.tsx": enhanced }, []],
    [
      "an enhancer without an island",
      { "slices/A/Map.enhance.ts": "" },
      [/Map\.enhance\.ts has no island: write slices\/A\/Map\.island\.tsx with enhanced\(\)/],
    ],
    [
      "an enhancer that is imported at once",
      {
        "slices/A/Map.enhance.ts": "",
        "slices/A/Map.island.tsx": enhanced,
        "slices/A/A.tsx": 'import { enhance } from "./Map.enhance.ts";',
      },
      [/every page loads it: import slices\/A\/Map\.island\.tsx/],
    ],
    [
      "an island with the name of another",
      { "slices/B/Map.enhance.ts": "", "slices/B/Map.island.tsx": enhanced },
      [/no island of its name: pass .+ the name "B\/Map"/],
    ],
    ["a client component that is no island", { "slices/A/A.tsx": client }, [/client code that all pages would load/]],
    [
      "an id that only one of server and browser knows",
      { "slices/A/Map.client.tsx": `${client}\nuseId()`, "slices/A/Map.island.tsx": island },
      [/calls useId/],
    ],
    [
      "a client without its directive",
      { "slices/A/Map.client.tsx": "export function Map() {}", "slices/A/Map.island.tsx": island },
      [/begins with no "use client"/],
    ],
  ])("%s", (_name, files, messages) => {
    const found = misplacedClients(new Map(Object.entries(files)));
    expect(found).toEqual(messages.map((message) => expect.stringMatching(message)));
  });

  it.each([
    ["a duration", "const age = Date.now() - readAt;", 1],
    ["a clock that is passed on", "createCache({ now: Date.now });", 1],
    ["the time of day", "const today = new Date();", 1],
    ["a date", "const day = new Date(epochMs);", 0],
    ["a clock that never goes back", "const age = performance.now() - start;", 0],
  ])("%s", (_name, source, count) => {
    expect(wallClocks(new Map([["server/age.ts", source]]))).toHaveLength(count);
    expect(wallClocks(new Map([["http/time.ts", source]]))).toEqual([]);
  });

  it("a folder without a test", () => {
    const tested = new Map([
      ["slices/A/index.ts", ""],
      ["slices/A/A.test.tsx", ""],
    ]);
    expect(untestedFolders(slice, tested)).toEqual([]);
    expect(untestedFolders(slice, new Map([...tested, ["slices/B/index.ts", ""]]))).toEqual([
      "The slice in slices/B has no test: write slices/B/B.test.tsx.",
    ]);
  });
});
