/** Why a command about a slice can't go on, in words for its caller: no stack is shown. */
export class SliceProblem extends Error {
  override readonly name: string = "SliceProblem";
}

/** Runs a command; a problem is its message and exit code 1. */
export async function runCommand(command: () => Promise<boolean> | boolean): Promise<void> {
  try {
    process.exitCode = (await command()) ? 0 : 1;
  } catch (cause) {
    if (!(cause instanceof SliceProblem)) throw cause;
    console.error(cause.message);
    process.exitCode = 1;
  }
}
