interface BenchText {
  readonly name: string;
  /** Whether there is no shortcode in it, nor anything that looks like one. */
  readonly holdsNone: boolean;
  readonly write: (size: number) => string;
}

/** Texts of any number of items, each item unlike the others where it can be. */
export const texts: readonly BenchText[] = [
  some("self-closing", (id) => `from [price tgid="${id}"] a night, `),
  some("pairs", (id) => `now [cta tgid="${id}"]book your visit[/cta] or later, `),
  some("nested", (id) => `[box]here [cta tgid="${id}"]from [price tgid="${id}"] on[/cta][/box], `),
  none("no shortcode", () => "The Colosseum is the largest amphitheatre ever built. "),
  none("brackets that are no shortcode", (id) => `The Colosseum [${id}] is large. `),
  some("hostile: quotes never closed", (id) => `[price tgid="${id}] `),
  some("hostile: pairs never closed", (id) => `[cta tgid="${id}"]x `),
];

function some(name: string, piece: (id: number) => string): BenchText {
  return { name, holdsNone: false, write: repeated(piece) };
}

function none(name: string, piece: (id: number) => string): BenchText {
  return { name, holdsNone: true, write: repeated(piece) };
}

function repeated(piece: (id: number) => string): (size: number) => string {
  return (size) => Array.from({ length: size }, (_, index) => piece(50_000 + index)).join("");
}
