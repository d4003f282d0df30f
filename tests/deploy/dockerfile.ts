/** One instruction of a Dockerfile: `RUN npm ci` is `{ name: "RUN", value: "npm ci", flags: {} }`. */
export interface Instruction {
  readonly name: string;
  /** Flags before the value: `--from=build` is `{ from: "build" }`. */
  readonly flags: Readonly<Record<string, string>>;
  readonly value: string;
}

export interface Stage {
  /** The name after `AS`; empty for the last stage. */
  readonly name: string;
  readonly image: string;
  readonly instructions: readonly Instruction[];
}

/** Parses a Dockerfile without line continuations and heredocs. Throws for a line that is not an instruction. */
export function parseDockerfile(text: string): readonly Stage[] {
  const stages: { name: string; image: string; instructions: Instruction[] }[] = [];
  for (const line of text.split("\n").filter((each) => each.trim() !== "" && !each.startsWith("#"))) {
    const instruction = parseInstruction(line);
    if (instruction.name === "FROM") {
      const [image = "", , name = ""] = instruction.value.split(/\s+/);
      stages.push({ name, image, instructions: [] });
    } else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

function parseInstruction(line: string): Instruction {
  const [, name, flagText = "", value] = /^([A-Z]+)((?:\s+--[\w-]+=\S+)*)\s+(.+)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`${line} is no instruction.`);
  const flags = [...flagText.matchAll(/--([\w-]+)=(\S+)/g)].map(([, flag = "", text = ""]) => [flag, text]);
  return { name, flags: Object.fromEntries(flags), value };
}

/** Returns a function for whether `.dockerignore` excludes a path. Its lines are paths with `*`, and with `**` before a slash. */
export function createIgnore(text: string): (file: string) => boolean {
  const patterns = text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, anywhere = "", name = ""] = /^(\*\*\/)?(.*)$/.exec(line) ?? [];
      const source = name.replaceAll(/[.+^$]/g, String.raw`\$&`).replaceAll("*", "[^/]*");
      return new RegExp(`^${anywhere && "(?:.*/)?"}${source}(?:/|$)`);
    });
  return (file) => patterns.some((pattern) => pattern.test(file));
}
