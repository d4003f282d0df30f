/** Runs once when the server starts. A wrong setting ends it there, with a sentence, instead of failing every page. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  try {
    await import("./app/_composition/environment.ts");
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exit(1);
  }
}
