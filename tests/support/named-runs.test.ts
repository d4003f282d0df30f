import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import { checks } from "./checks.ts";
import { readNames } from "./named-runs.ts";
import { suites } from "./suites.ts";

const runs = { faults: { does: "faults", takesMore: true }, tools: { does: "tools" } };

it.each([
  [[], [], []],
  [["faults"], ["faults"], []],
  [["faults", "tools"], ["faults", "tools"], []],
  [["faults", "--grep", "provider"], ["faults"], ["--grep", "provider"]],
])("%j names the runs %j with the parameters %j", (words, names, parameters) => {
  const read = readNames("npm run it", runs, words);
  expect([read.chosen.map(([name]) => name), read.parameters]).toEqual([names, parameters]);
});

describe.each(["tests/check.ts", "tests/long.ts", "tests/bench/run.ts"])("%s", (file) => {
  it("prints the list for an unknown name, and ends with 2", () => {
    const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", file, "nonsense"], { encoding: "utf8" });
    expect([status, stderr.split("\n", 2)]).toEqual([
      2,
      ["There is no “nonsense”.", expect.stringMatching(/^Run npm run [a-z:]+ -- NAME\. The names are:$/)],
    ]);
  });
});

test("commands of checks and suites name files that exist", () => {
  const commands = [...Object.values(checks), ...Object.values(suites)].flatMap(({ run }) => run.flat());
  const files = commands.filter((word) => word.startsWith("tests/") || word.startsWith("scripts/"));
  expect(files.length).toBeGreaterThan(10);
  const root = path.join(import.meta.dirname, "../..");
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
