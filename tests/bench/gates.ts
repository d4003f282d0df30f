/** A limit of a figure. A gate fails the bench; a goal that is missed is printed. */
export interface Budget<Figure extends string> {
  readonly figure: Figure;
  readonly gate: number;
  readonly goal: number;
  /** Whether more is better: seats a second. */
  readonly isLeast?: boolean;
}

type Figures<Figure extends string> = Readonly<Record<Figure, number>>;

/** Returns in words which figures are beyond a limit; empty where all are within. A figure that is NaN is beyond. */
export function beyond<Figure extends string>(
  figures: Figures<NoInfer<Figure>>,
  budgets: readonly Budget<Figure>[],
  limit: "gate" | "goal",
): readonly string[] {
  return budgets
    .filter(({ figure, isLeast = false, [limit]: most }) =>
      isLeast ? !(figures[figure] >= most) : !(figures[figure] <= most),
    )
    .map(
      ({ figure, isLeast = false, [limit]: most }) =>
        `${figure} is ${figures[figure].toFixed(2)}, at ${isLeast ? "least" : "most"} ${most}`,
    );
}

/** Prints which goals are missed and which gates are broken. The bench ends with an error where a gate is. */
export function concludeGates(missed: readonly string[], broken: readonly string[]): void {
  console.log(missed.length === 0 ? "All goals are met." : `Missed goals:\n${missed.join("\n")}`);
  console.log(broken.length === 0 ? "All gates hold." : `Broken gates:\n${broken.join("\n")}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
