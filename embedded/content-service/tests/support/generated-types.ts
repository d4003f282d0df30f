import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const root = join(import.meta.dirname, "../../../..");

/**
 * Compiles a program against the types that Prismic's generator creates for our models. Returns the compiler's output,
 * empty without errors. The types are in the namespace `Content` of `@prismicio/client`.
 */
export function compileWithGeneratedTypes(program: string): string {
  const folder = mkdtempSync(join(tmpdir(), "types-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const types = join(folder, "prismicio-types.d.ts");
  writeFileSync(join(folder, "generator.cjs"), `module.exports = ${JSON.stringify(generator(types))}`);
  writeFileSync(join(folder, "program.ts"), program);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts", types] }));
  execFileSync(bin("prismic-ts-codegen"), ["--config", join(folder, "generator.cjs")], { cwd: root, stdio: "ignore" });
  return spawnSync(bin("tsc"), ["-p", folder], { encoding: "utf8" }).stdout;
}

const bin = (name: string) => join(root, "node_modules/.bin", name);

const generator = (output: string) => ({
  output,
  models: [join(root, "customtypes/*/index.json"), join(root, "slices/*/model.json")],
  clientIntegration: { includeContentNamespace: true, includeCreateClientInterface: false },
});

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: "nodenext",
  target: "es2023",
  types: [],
  paths: { "@prismicio/client": [join(root, "node_modules/@prismicio/client")] },
};
