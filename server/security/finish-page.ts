import type { FinishedPage } from "../pages/render-page.ts";
import { removeMark } from "./inline-scripts.ts";
import type { PagePolicy } from "./page-policy.ts";

/** Returns HTML with its policy, and without the mark of our scripts, which no visitor may learn. */
export function finishPage(
  html: string,
  policy: PagePolicy,
  scriptMark: string,
  frameAncestors?: string,
): FinishedPage {
  return {
    html: removeMark(html, scriptMark),
    headers: { "content-security-policy": policy(html, frameAncestors) },
  };
}
