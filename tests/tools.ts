import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSlice } from "../scripts/slice/create-slice.ts";
import { toolLeftovers } from "../scripts/tools/leftovers.ts";
import { modelWithTheCli } from "./support/model-with-the-cli.ts";
import { scratchProject } from "./support/scratch-project.ts";

const everyKind = [
  ..."title:title rich:rich text:text image:image link:link links:links flag:boolean count:number".split(" "),
  ..."tone:select:calm,loud day:date at:timestamp ink:color video:embed place:geopoint grid:table".split(" "),
  ..."rows:group rows.title:title rows.photo:image rows.inner:group rows.inner.word:text".split(" "),
];

/**
 * Runs the Prismic CLI and `npm run slice` in a copy of the project, then every check but the tests, and builds. A step
 * that fails ends the run with its output.
 */
const project = scratchProject();
const types = () => readFileSync(join(project.folder, "prismicio-types.d.ts"), "utf8");
try {
  const step = (title: string, act: () => unknown) => {
    const start = performance.now();
    act();
    console.log(`ok ${title}, ${Math.round((performance.now() - start) / 1000)} s`);
  };
  const npm = (script: string, ...parameters: readonly string[]) =>
    step([script, ...parameters].join(" "), () => project.run("npm", "run", script, ...parameters));
  step("models of the Prismic CLI, whose types are the registry's in every byte", () => {
    modelWithTheCli(project);
    const written = types();
    project.run("npm", "run", "registry");
    assert.equal(types(), written);
  });
  step("a slice of the Prismic CLI passes its checks", () => {
    assert.match(project.run("npm", "run", "slice", "PromoBanner"), /PromoBanner passes its checks\./);
  });
  step("it loses its stub alone: what the command wrote remains when it runs again", () => {
    assert.deepEqual(toolLeftovers(project.folder), []);
    assert.equal(existsSync(join(project.folder, "slices/PromoBanner/index.tsx")), false);
    const again = createSlice(project.folder, { name: "PromoBanner", id: "promo_banner" }, []);
    assert.deepEqual(again, { id: "promo_banner", written: [] });
  });
  step("the build's types have the slice and no tests", () => {
    const files = project.run("tsc", "-p", "tsconfig.build.json", "--listFilesOnly").split("\n");
    assert.equal(files.filter((file) => file.endsWith("slices/PromoBanner/PromoBanner.tsx")).length, 1);
    const isTest = (file: string) => !file.includes("node_modules") && /\.(?:test|example)\.tsx?$/.test(file);
    assert.deepEqual(files.filter(isTest), []);
  });
  step("check:slice says which slices exist", () => {
    assert.throws(
      () => project.run("npm", "run", "check:slice", "Nobody"),
      /There is no slice “Nobody”. These exist: .*, Hero, /,
    );
  });
  step("check:slice names a field that came later", () => {
    project.run("prismic", "field", "add", "date", "since", "--to-slice", "promo_banner");
    assert.throws(
      () => project.run("npm", "run", "check:slice", "PromoBanner"),
      /what model\.json has[^]*-.*since: Date/,
    );
    project.run("prismic", "field", "remove", "since", "--from-slice", "promo_banner");
  });
  npm("slice", "EveryKind", ...everyKind);
  step("a page type of the Prismic CLI", () => {
    project.run("prismic", "type", "create", "Guide page", "--format", "page");
  });
  npm("registry");
  npm("check");
  npm("build");
} finally {
  project.remove();
}
