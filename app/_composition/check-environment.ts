/** Ends the process with a sentence when a setting is wrong. A module of its own: the edge runtime can't exit. */
export async function checkEnvironment(): Promise<void> {
  try {
    await import("./environment.ts");
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exit(1);
  }
}
