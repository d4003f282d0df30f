import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { offerSlice } from "./offer-slice.ts";

const root = join(import.meta.dirname, "../..");

it("offers a slice in all types with a zone, and changes nothing else in their models", () => {
  const copy = mkdtempSync(join(tmpdir(), "types-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(join(root, "customtypes"), join(copy, "customtypes"), { recursive: true });
  const offered = offerSlice(copy, "packing_list", []);
  expect(offered).toContain("customtypes/microsite/index.json");
  const readModel = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");
  const added = /,\n {12}"packing_list": \{\n {14}"type": "SharedSlice"\n {12}\}/;
  expect(offered.map((file) => readModel(copy, file).replace(added, ""))).toEqual(
    offered.map((file) => readModel(root, file)),
  );
});
