import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { scratchProject } from "../support/scratch-project.ts";
import { applyEdit } from "./apply-edit.ts";
import { type Recipe, readRecipes, type RecipeStep } from "./read-recipe.ts";

const recipes = chosenRecipes(process.argv.slice(2));

/** Tests that name what a new language lacks: its texts are English yet. */
const ofLanguage = ["i18n/messages/messages.test.ts", "tests/conformance/provider-data.test.ts"];

/** Tests that fail once a recipe was followed. Those of the recipes find their files there already. */
const excluded = ["tests/recipes/**", ...(recipes.some(({ name }) => name === "language") ? ofLanguage : [])];

/** Commands of `npm test`, without the tests in a browser. */
const commands = [
  "npm run check",
  "npm run build",
  `npx vitest run ${excluded.map((files) => `--exclude '${files}'`).join(" ")}`,
];

const copy = scratchProject();
try {
  const failed = [...recipes.flatMap(({ name, steps }) => followRecipe(name, steps)), ...commands.flatMap(run)];
  console.log(
    failed.length === 0 ? `Followed ${formatRecipeNames(recipes)}: all checks pass.` : `Failed:\n${failed.join("\n")}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  copy.remove();
}

/** Returns the recipes of these names; without one, all. */
function chosenRecipes(names: readonly string[]): readonly Recipe[] {
  const all = readRecipes();
  const chosen = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  if (chosen.length === 0) throw new Error(`There is no such recipe. There are ${formatRecipeNames(all)}.`);
  return chosen;
}

function formatRecipeNames(all: readonly Recipe[]): string {
  return all.map(({ name }) => name).join(", ");
}

/** Follows a recipe word for word in the copy. Returns the commands that failed. */
function followRecipe(name: string, steps: readonly RecipeStep[]): readonly string[] {
  console.log(`\n== ${name}`);
  return steps.flatMap((step) => {
    if (step.kind === "command") return run(step.command);
    const target = path.join(copy.folder, step.file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, step.kind === "edit" ? applyEdit(readFileSync(target, "utf8"), step.diff) : step.text);
    return [];
  });
}

/** Runs a command in the copy. Returns it if it failed. */
function run(command: string): readonly string[] {
  console.log(`$ ${command}`);
  return spawnSync("sh", ["-c", command], { cwd: copy.folder, stdio: "inherit" }).status === 0 ? [] : [command];
}
