import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { toolLeftovers } from "../../scripts/tools/leftovers.ts";

const root = join(import.meta.dirname, "../..");

/** Creates a project of these files, without any others. */
function createProject(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "leftovers-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const room of ["slices", "customtypes", "shortcodes", "app"]) mkdirSync(join(folder, room));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  return folder;
}

const listLeftoverProblems = (files: Readonly<Record<string, string>>) =>
  toolLeftovers(createProject(files)).map(({ problem }) => problem);

const own = "export default 1;";
const model = JSON.stringify({ id: "fair_banner", name: "FairBanner" });

describe("what Prismic's tools leave", () => {
  it("is nowhere in this project", () => {
    expect(toolLeftovers(root).map(({ problem }) => problem)).toEqual([]);
  });

  it("is found in a copy of a slice with another index", () => {
    const project = createProject({ "slices/Notice/index.tsx": own });
    cpSync(join(root, "slices/Notice"), join(project, "slices/Notice"), { recursive: true });
    expect(toolLeftovers(project)).toHaveLength(1);
  });

  it.each(["tsx", "js", "jsx", "mjs", "mts"])("is a second index: index.%s", (extension) => {
    const path = `slices/FairBanner/index.${extension}`;
    const files = { "slices/FairBanner/index.ts": own, "slices/FairBanner/model.json": model, [path]: own };
    expect(listLeftoverProblems(files)).toEqual([
      `${path} is a second index beside index.ts. Move what is needed to the other, and remove it.`,
    ]);
  });

  it.each(["customtypes/guide", "customtypes/guide/city", "shortcodes/box"])("is a second index in %s", (folder) => {
    expect(listLeftoverProblems({ [`${folder}/index.ts`]: own, [`${folder}/index.tsx`]: own })).toHaveLength(1);
  });

  it("is no sole index of any extension", () => {
    expect(listLeftoverProblems({ "customtypes/guide/index.tsx": own, "slices/FairBanner/index.ts": own })).toEqual([]);
  });

  it("is a route that the CLI's developers changed, or that names our missing client", () => {
    const path = "app/guide/[uid]/page.tsx";
    expect(listLeftoverProblems({ [path]: 'import { createClient } from "@/prismicio";' })).toEqual([
      `${path} is a route of the Prismic CLI, and imports a file that is missing. ` +
        "Move what is needed to a page kind, and remove it.",
    ]);
  });
});
