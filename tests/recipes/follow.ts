import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { scratchCopy } from "../support/scratch-copy.ts";
import { applyEdit } from "./apply-edit.ts";
import { type Recipe, readRecipes, type RecipeStep } from "./read-recipe.ts";

/** What `npm test` runs, without the tests in a browser. */
const checks = ["check:format", "check:lint", "check:borders", "check:words", "check:dead-code", "check:unit", "build"];

const recipes = chosenRecipes(process.argv.slice(2));
const copy = scratchCopy();
const failed = recipes.flatMap(({ name, steps }) => followRecipe(name, steps));
failed.push(...checks.flatMap((check) => run(`npm run ${check}`)));
copy.remove();
console.log(failed.length === 0 ? `Followed ${namesOf(recipes)}: all checks pass.` : `Failed:\n${failed.join("\n")}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Returns the recipes of these names; without one, all. */
function chosenRecipes(names: readonly string[]): readonly Recipe[] {
  const all = readRecipes();
  const chosen = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  if (chosen.length === 0) throw new Error(`There is no such recipe. There are ${namesOf(all)}.`);
  return chosen;
}

function namesOf(all: readonly Recipe[]): string {
  return all.map(({ name }) => name).join(", ");
}

/** Follows a recipe word for word in the copy. Returns the commands that failed. */
function followRecipe(name: string, steps: readonly RecipeStep[]): readonly string[] {
  console.log(`\n== ${name}`);
  return steps.flatMap((step) => {
    if (step.kind === "command") return run(step.command);
    const target = path.join(copy.root, step.file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, step.kind === "edit" ? applyEdit(readFileSync(target, "utf8"), step.diff) : step.text);
    return [];
  });
}

/** Runs a command in the copy. Returns it if it failed. */
function run(command: string): readonly string[] {
  console.log(`$ ${command}`);
  return spawnSync("sh", ["-c", command], { cwd: copy.root, stdio: "inherit" }).status === 0 ? [] : [command];
}
