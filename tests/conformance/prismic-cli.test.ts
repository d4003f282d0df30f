import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSlice } from "../../scripts/slice/create-slice.ts";
import { toolLeftovers } from "../../scripts/tools/leftovers.ts";
import { modelWithTheCli } from "../support/model-with-the-cli.ts";
import { type ScratchProject, scratchProject } from "../support/scratch-project.ts";

let project: ScratchProject;
const read = (path: string) => readFileSync(join(project.folder, path), "utf8");
// In hooks, which do not run where all tests of the file are skipped.
beforeAll(() => {
  project = scratchProject();
});
afterAll(() => project.remove());

describe("a slice of the Prismic CLI", () => {
  let written = "";
  beforeAll(() => {
    modelWithTheCli(project);
    written = read("prismicio-types.d.ts");
  });

  it("has the types that the registry writes, in every byte", () => {
    project.run("npm", "run", "registry");
    expect(read("prismicio-types.d.ts")).toBe(written);
  });

  it("becomes a slice of the project, which passes its checks", () => {
    expect(project.run("npm", "run", "slice", "PromoBanner")).toContain("PromoBanner passes its checks.");
  });

  it("loses its stub alone: what the command wrote remains when it runs again", () => {
    expect(toolLeftovers(project.folder)).toEqual([]);
    expect(existsSync(join(project.folder, "slices/PromoBanner/index.tsx"))).toBe(false);
    const again = createSlice(project.folder, { name: "PromoBanner", id: "promo_banner" }, []);
    expect(again).toEqual({ id: "promo_banner", written: [] });
  });

  it("leaves tests out of the build's types", () => {
    const files = project.run("tsc", "-p", "tsconfig.build.json", "--listFilesOnly").split("\n");
    expect(files.filter((file) => file.endsWith("slices/PromoBanner/PromoBanner.tsx"))).toHaveLength(1);
    expect(files.filter((file) => !file.includes("node_modules") && /\.(?:test|example)\.tsx?$/.test(file))).toEqual(
      [],
    );
  });
});

describe("npm run check:slice", () => {
  it("says which slices exist", () => {
    expect(() => project.run("npm", "run", "check:slice", "Nobody")).toThrow(
      /There is no slice “Nobody”. These exist: .*, Hero, /,
    );
  });
});
