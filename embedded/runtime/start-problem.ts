/** Why the services can't start, in words for the person who started them: no stack is shown. */
export class StartProblem extends Error {
  override readonly name: string = "StartProblem";
}
