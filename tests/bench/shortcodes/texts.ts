interface BenchText {
  readonly name: string;
  /** True for a text without shortcodes. */
  readonly withoutShortcodes: boolean;
  readonly write: (size: number) => string;
}

/** Texts that repeat one segment, each time with another number where it has one. */
export const texts: readonly BenchText[] = [
  some("self-closing", (id) => `from [price tgid="${id}"] a night, `),
  some("pairs", (id) => `now [cta tgid="${id}"]book your visit[/cta] or later, `),
  some("nested", (id) => `[box]here [cta tgid="${id}"]from [price tgid="${id}"] on[/cta][/box], `),
  none("no shortcode", () => "The Colosseum is the largest amphitheatre ever built. "),
  none("brackets that are no shortcode", (id) => `The Colosseum [${id}] is large. `),
  some("hostile: quotes never closed", (id) => `[price tgid="${id}] `),
  some("hostile: pairs never closed", (id) => `[cta tgid="${id}"]x `),
];

function some(name: string, segment: (id: number) => string): BenchText {
  return { name, withoutShortcodes: false, write: repeated(segment) };
}

function none(name: string, segment: (id: number) => string): BenchText {
  return { name, withoutShortcodes: true, write: repeated(segment) };
}

function repeated(segment: (id: number) => string): (size: number) => string {
  return (size) => Array.from({ length: size }, (_, index) => segment(50_000 + index)).join("");
}
