/** Ends the process with a sentence when a setting is wrong. */
export async function checkEnvironment(): Promise<void> {
  try {
    await import("./environment.ts");
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exit(1);
  }
}
