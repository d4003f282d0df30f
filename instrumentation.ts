/** Runs once when the server starts. A wrong setting ends it there, with a sentence, instead of failing every page. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { checkEnvironment } = await import("./app/_composition/check-environment.ts");
  await checkEnvironment();
}
