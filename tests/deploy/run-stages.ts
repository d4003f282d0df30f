import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { createIgnore, type Instruction, parseDockerfile, type Stage } from "./dockerfile.ts";

/** A stand-in for an image: a folder for its root, its variables, and how it starts. */
export interface Image {
  /** Its working directory, as a folder of this machine. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Words of `CMD`. */
  readonly command: readonly string[];
  /** Words of the command of `HEALTHCHECK`. */
  readonly healthcheck: readonly string[];
  readonly user: string;
}

interface Building {
  readonly root: string;
  workdir: string;
  environment: Record<string, string>;
  command: readonly string[];
  healthcheck: readonly string[];
  user: string;
}

const words = (value: string): readonly string[] => {
  const parsed: unknown = JSON.parse(value);
  if (!Array.isArray(parsed)) throw new Error(`${value} is no exec form.`);
  return parsed.map(String);
};

/** Runs the steps of a Dockerfile in folders of `scratch`, without a container engine, and returns its last image. */
export function runStages(context: string, scratch: string): Image {
  const stages = parseDockerfile(readFileSync(path.join(context, "Dockerfile"), "utf8"));
  const ignores = createIgnore(readFileSync(path.join(context, ".dockerignore"), "utf8"));
  const images = new Map<string, Building>();
  for (const stage of stages) images.set(stage.name, runStage(stage, { context, scratch, ignores, images }));
  const last = images.get(stages.at(-1)?.name ?? "");
  if (last === undefined) throw new Error("The Dockerfile has no stage.");
  const { workdir, environment, command, healthcheck, user, root } = last;
  return { folder: path.join(root, workdir), environment, command, healthcheck, user };
}

interface World {
  readonly context: string;
  readonly scratch: string;
  readonly ignores: (file: string) => boolean;
  readonly images: ReadonlyMap<string, Building>;
}

function runStage(stage: Stage, world: World): Building {
  const root = path.join(world.scratch, `stage-${stage.name || "last"}`);
  const building: Building = { root, workdir: "/", environment: {}, command: [], healthcheck: [], user: "root" };
  for (const instruction of stage.instructions) {
    console.log(`\n== ${instruction.name} ${instruction.value}`);
    runInstruction(instruction, building, world);
  }
  return building;
}

function runInstruction(instruction: Instruction, building: Building, world: World): void {
  const { name, value } = instruction;
  const folder = path.join(building.root, building.workdir);
  if (name === "WORKDIR") mkdirSync(path.join(building.root, (building.workdir = value)), { recursive: true });
  else if (name === "ENV") Object.assign(building.environment, Object.fromEntries(pairs(value)));
  else if (name === "COPY") copy(instruction, folder, world);
  else if (name === "RUN") run(value, folder, building.environment);
  else if (name === "CMD") building.command = words(value);
  else if (name === "HEALTHCHECK") building.healthcheck = words(value.replace(/^.*?\bCMD\s+/, ""));
  else if (name === "USER") building.user = value;
  else if (name !== "EXPOSE" && name !== "VOLUME") throw new Error(`${name} is not known here.`);
}

/** `A=1 B=2` → `[["A", "1"], ["B", "2"]]` */
function pairs(value: string): readonly (readonly [string, string])[] {
  return value.split(/\s+/).map((pair) => {
    const [name = "", ...rest] = pair.split("=");
    return [name, rest.join("=")];
  });
}

function copy({ value, flags }: Instruction, folder: string, { context, ignores, images }: World): void {
  const sources = value.split(/\s+/);
  const target = path.join(folder, sources.pop() ?? "");
  const from = flags["from"] === undefined ? undefined : images.get(flags["from"]);
  for (const source of sources) {
    const file = from === undefined ? path.join(context, source) : path.join(from.root, source);
    const into = statSync(file).isDirectory() ? target : path.join(target, path.basename(file));
    const wanted = (each: string) => from !== undefined || !ignores(path.relative(context, each));
    mkdirSync(path.dirname(into), { recursive: true });
    cpSync(file, into, { recursive: true, filter: wanted, verbatimSymlinks: true });
  }
}

/** Runs a shell command with the variables of the image. A builder has no `NODE_ENV` unless the Dockerfile sets it. */
function run(command: string, cwd: string, environment: Readonly<Record<string, string>>): void {
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const { status } = spawnSync("env", ["-u", "NODE_ENV", ...variables, "sh", "-c", command], { cwd, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ended with ${status}.`);
}
