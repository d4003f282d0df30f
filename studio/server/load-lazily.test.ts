import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "../..");

/** Returns whether a studio with an origin is on, and how many native libraries of libsql its process has. */
function listLoaded(origin: string): unknown {
  const program = `
    const { createStudio } = await import("./studio/server/create-studio.ts");
    const place = { port: 1, isLocal: false, contentUrl: "http://localhost:1/api/v2", writeToken: "t" };
    const studio = createStudio({ root: ".", variables: { STUDIO_ORIGIN: ${JSON.stringify(origin)} }, time: { date: Date.now } });
    const address = await studio.open(place);
    const loaded = process.report.getReport().sharedObjects.filter((file) => file.includes("libsql"));
    console.log(JSON.stringify([address !== undefined, loaded.length]));`;
  const flags = ["--import", "tsx", "--input-type=module", "-e", program];
  return JSON.parse(execFileSync(process.execPath, flags, { cwd: root }).toString());
}

test("W83: only a process with a studio loads its store", () => {
  expect(listLoaded("off")).toEqual([false, 0]);
  expect(listLoaded("https://studio.example")).toEqual([true, 1]);
});
