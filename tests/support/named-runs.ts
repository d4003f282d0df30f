/** Something that a person runs by its name, after `--`. */
export interface NamedRun {
  /** Description in the list of names. */
  readonly does: string;
  /** Whether parameters may follow the name. */
  readonly takesMore?: boolean;
}

export interface ChosenRuns<Run extends NamedRun> {
  readonly chosen: readonly (readonly [name: string, run: Run])[];
  /** Follow the only name. */
  readonly parameters: readonly string[];
}

/**
 * Reads names at the beginning, and the parameters of the last one: `faults --grep provider`. An unknown name prints the
 * list and ends the process with 2.
 */
export function readNames<Run extends NamedRun>(
  command: string,
  runs: Readonly<Record<string, Run>>,
  words: readonly string[],
): ChosenRuns<Run> {
  const known = new Map(Object.entries(runs));
  const end = words.findIndex((word) => !known.has(word));
  const names = end === -1 ? words : words.slice(0, end);
  const parameters = words.slice(names.length);
  const chosen = names.flatMap((name) => [...known].filter(([key]) => key === name));
  const [first] = parameters;
  const fits = chosen.length === 1 && chosen[0]?.[1].takesMore === true;
  if (first !== undefined && !fits) refuseName(command, runs, first);
  return { chosen, parameters };
}

/** Prints the names with what each does, and ends the process with 2. */
export function refuseName(command: string, runs: Readonly<Record<string, NamedRun>>, unknown?: string): never {
  const width = Math.max(...Object.keys(runs).map((name) => name.length));
  if (unknown !== undefined) console.error(`There is no “${unknown}”.`);
  console.error(`Run ${command} -- NAME. The names are:`);
  for (const [name, { does }] of Object.entries(runs)) console.error(`  ${name.padEnd(width)}  ${does}`);
  process.exit(2);
}
