import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve(import.meta.dirname, "../../docs/recipes");

export type RecipeStep =
  | { readonly kind: "new file"; readonly file: string; readonly text: string }
  | { readonly kind: "edit"; readonly file: string; readonly diff: string }
  | { readonly kind: "command"; readonly command: string };

export interface Recipe {
  readonly name: string;
  readonly text: string;
  readonly steps: readonly RecipeStep[];
}

/** Returns every recipe of `docs/recipes/`, in the order of their names. */
export function readRecipes(): readonly Recipe[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md") && file !== "README.md")
    .toSorted()
    .map((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      return { name: path.basename(file, ".md"), text, steps: readRecipeSteps(text) };
    });
}

const fence = /^```(?<language>\w+)(?: title="(?<file>[^"]+)")?\n(?<body>[\s\S]*?)^```$/gmu;

/** Returns what a recipe does, in order. A block is a file, a `diff` block an edit; a line of an `sh` block is a command. */
export function readRecipeSteps(markdown: string): readonly RecipeStep[] {
  return [...markdown.matchAll(fence)].flatMap(({ groups = {} }): readonly RecipeStep[] => {
    const { language, file = "", body = "" } = groups;
    if (language === "sh") return listCommands(body).map((command) => ({ kind: "command", command }));
    if (file === "") throw new Error(`A block of ${language} has no title: say which file it is.`);
    return [language === "diff" ? { kind: "edit", file, diff: body } : { kind: "new file", file, text: body }];
  });
}

function listCommands(body: string): readonly string[] {
  return body.split("\n").filter((line) => line !== "");
}
