import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

const modelSchema = v.looseObject({ id: v.string(), name: v.string() });

/**
 * Copies slices of a project, without tests, until there are so many. Each copy has another name, type, styles and
 * islands: `Hero`, `hero` → `Hero2`, `hero_2`. Returns how many there are.
 */
export function copySlices(root: string, count: number): number {
  const folder = path.join(root, "slices");
  const own = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, "model.json")));
  for (let index = own.length; index < count; index += 1) {
    const name = own[index % own.length] ?? "";
    copySlice(folder, name, Math.floor(index / own.length) + 1);
  }
  return Math.max(count, own.length);
}

function copySlice(folder: string, name: string, turn: number): void {
  const target = path.join(folder, `${name}${turn}`);
  const isCopied = (file: string) => !/\.test\.tsx?$|\.png$/.test(file);
  cpSync(path.join(folder, name), target, { recursive: true, filter: isCopied });
  const modelFile = path.join(target, "model.json");
  const model = v.parse(modelSchema, JSON.parse(readFileSync(modelFile, "utf8")));
  const id = `${model.id}_${turn}`;
  writeFileSync(modelFile, JSON.stringify({ ...model, id, name: `${name}${turn}` }));
  for (const file of readdirSync(target).filter((each) => /\.tsx?$/.test(each))) {
    const text = readFileSync(path.join(target, file), "utf8");
    const renamed = text
      .replace(`type: "${model.id}"`, `type: "${id}"`)
      .replace(`name: "${name}/`, `name: "${name}${turn}/`);
    writeFileSync(path.join(target, file), renamed);
  }
}
