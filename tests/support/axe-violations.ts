import { run } from "axe-core";
import { builtinEnvironments } from "vitest/runtime";

/** Returns each axe rule that a body violates, with its first element. Throws when no rule applies. */
export async function axeViolations(html: string): Promise<readonly (readonly [rule: string, html: string])[]> {
  const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
  try {
    document.body.innerHTML = html;
    // Colors need a layout, which jsdom does not have; browser tests check them.
    const { violations, passes } = await run(document.body, { rules: { "color-contrast": { enabled: false } } });
    if (passes.length === 0) throw new Error("No rule applies.");
    return violations.map(({ id, nodes }) => [id, nodes[0]?.html ?? ""]);
  } finally {
    await teardown(globalThis);
  }
}
