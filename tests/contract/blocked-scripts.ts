import { createHash } from "node:crypto";

const executable = /^(?:|module|text\/javascript|speculationrules)$/;

/** Returns the beginning of each inline script of a page that its policy does not let run. */
export function listBlockedScripts(html: string, policy: string): readonly string[] {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].flatMap(([, attributes = "", code = ""]) => {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "";
    if (/\bsrc=/.test(attributes) || !executable.test(type)) return [];
    const hash = createHash("sha256").update(code).digest("base64");
    return policy.includes(`'sha256-${hash}'`) ? [] : [code.slice(0, 60)];
  });
}
