/** The process can't start, or go on, for a reason outside of the code: told in one sentence, without a stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}
