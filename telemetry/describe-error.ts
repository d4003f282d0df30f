/** An error as a log line has it. */
interface DescribedError {
  readonly name: string;
  readonly message: string;
  /** Where it was thrown, innermost call first. */
  readonly stack: readonly string[];
  /** The messages of what caused it, nearest first. */
  readonly causes?: readonly string[];
}

/** Most causes of a chain, which may be a circle. */
const maxCauses = 5;

export function describeError(error: unknown): DescribedError {
  const [, ...causes] = listErrorChain(error).map(toErrorMessage);
  return {
    name: error instanceof Error ? error.name : typeof error,
    message: toErrorMessage(error),
    stack: findStack(error) ?? [],
    ...(causes.length > 0 && { causes }),
  };
}

/** Returns where an error was thrown, innermost call first; undefined for other values. */
export function findStack(error: unknown): readonly string[] | undefined {
  const lines = error instanceof Error ? error.stack?.split("\n") : undefined;
  return lines?.filter((line) => line.startsWith("    at ")).slice(0, 8);
}

export function toErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns an error and the errors that caused it, in order. */
export function listErrorChain(error: unknown): readonly unknown[] {
  const chain = [error];
  for (let next = error; chain.length < maxCauses && next instanceof Error && next.cause !== undefined;) {
    next = next.cause;
    chain.push(next);
  }
  return chain;
}
