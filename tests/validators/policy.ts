import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import type { Checker } from "./checker.ts";
import { requestFrom } from "./visit-pages.ts";

/** Responses that are not pages. */
const others = ["/robots.txt", "/feed.json", "/icon.svg", "/api/octo/products/", "/%E0%A4%A"];

export const policy: Checker = {
  does: "Google's evaluator of Content Security Policies",
  check: async ({ baseUrl, pages }) => {
    const responses = await Promise.all(
      others.map(async (path) => ({ where: `tessera ${path}`, ...(await requestFrom(baseUrl, "tessera", path)) })),
    );
    const policies = new Map(
      [...responses, ...pages].map(({ headers, where }) => [String(headers["content-security-policy"]), where]),
    );
    const faults = [...policies].flatMap(([text, where]) => listFindings(text).map((says) => ({ where, says })));
    return { inputs: policies.size, faults };
  },
};

/** Returns all findings but those that only inform. */
function listFindings(text: string): readonly string[] {
  return new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, value = "", description }) => `${directive} ${value}: ${description}`);
}
