import { isLocal } from "../../routing/host.ts";
import { type FormState, setFormState } from "../../routing/form-state.ts";
import { returnTo } from "../../routing/redirect.ts";
import type { ReadPost } from "./read-posted.ts";

/** Result of a post: sent, to be corrected, or not accepted for now. */
export type FormResult =
  | { readonly kind: "sent"; readonly file?: string | undefined }
  | { readonly kind: "invalid"; readonly problems: readonly string[] }
  | { readonly kind: "failed" };

const statuses = { sent: 200, invalid: 422, failed: 503 } as const;

/** Fields of the form's own, which no visitor types. */
const hidden = new Set(["locale", "form", "to", "key", "website", "event", "product", "currency"]);

/**
 * Responds to a script with JSON, else with a redirect to the page, which shows the result once. It leads to the first field
 * that is invalid, or to the thanks.
 */
export function respondToForm(request: Request, post: ReadPost, result: FormResult): Response {
  if ((request.headers.get("accept") ?? "").includes("application/json"))
    return Response.json(result, { status: statuses[result.kind], headers: { "cache-control": "no-store" } });
  const state = toFormState(post, result);
  return returnTo(`${post.to}#${post.form}-${toAnchorEnding(result)}`, request, [
    setFormState(state, post.to, !isLocal(request.headers.get("host") ?? "")),
  ]);
}

/** The fields of problems that are not called as their field. */
const fieldsByProblem: Readonly<Record<string, string>> = { minimum: "adults", maximum: "adults", closed: "date" };

/** Returns the end of the id of what the page is opened at. */
function toAnchorEnding(result: FormResult): string {
  if (result.kind !== "invalid") return result.kind === "sent" ? "sent" : "failed-problem";
  const [problem = ""] = result.problems;
  return fieldsByProblem[problem] ?? problem;
}

function toFormState({ form, posted }: ReadPost, result: FormResult): FormState {
  if (result.kind === "sent") return { form, values: {}, problems: [], file: result.file };
  const values = Object.fromEntries(
    Object.entries(posted).filter(([name]) => !hidden.has(name) && /^[a-z]{1,20}$/.test(name)),
  );
  return { form, values, problems: [...(result.kind === "failed" ? ["failed"] : result.problems)] };
}
