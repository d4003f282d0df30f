import { StartProblem } from "./start-problem.ts";

/** The data files are wrong: which file, where in it, and what is expected there. */
export class DataError extends StartProblem {
  override readonly name = "DataError";

  constructor(file: string, path: string, problem: string) {
    super(`${file}: ${path === "" ? "" : `${path}: `}${problem}`);
  }
}
