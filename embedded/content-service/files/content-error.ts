import { StartProblem } from "@tessera/runtime/start-problem.ts";

/** Content on disk that cannot be published: a sentence for each file, with the correction. */
export class ContentError extends StartProblem {
  override readonly name = "ContentError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The content can't be published:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}
