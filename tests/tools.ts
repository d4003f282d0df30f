import assert from "node:assert/strict";
import { modelWithTheCli } from "./support/model-with-the-cli.ts";
import { checks } from "./support/run-step.ts";
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
const project = scratchProject("within");
try {
  const step = (title: string, act: () => unknown) => {
    const start = performance.now();
    act();
    console.log(`ok ${title}, ${Math.round((performance.now() - start) / 1000)} s`);
  };
  const npm = (script: string, ...parameters: readonly string[]) =>
    step([script, ...parameters].join(" "), () => project.run("npm", "run", script, ...parameters));
  step("models of the Prismic CLI", () => modelWithTheCli(project));
  npm("slice", "PromoBanner");
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
  for (const check of checks) npm(check);
  npm("build");
} finally {
  project.remove();
}
