import * as v from "valibot";
import { ContentError, type ContentFailure } from "./content-error.ts";

/** An answer that is not a 2xx. */
interface Refusal {
  readonly status: number;
  readonly body: string;
  readonly endpoint: string;
  /** Whether it was the repository that was asked for. */
  readonly ofRepository: boolean;
}

const text = v.optional(v.string(), "");
const answerSchema = v.pipe(v.string(), v.parseJson(), v.object({ type: text, message: text, error: text }));
type Answer = v.InferOutput<typeof answerSchema>;

const kinds = new Map<number | string, ContentFailure>([
  [400, "parse-error"],
  [401, "authorization"],
  [403, "authorization"],
  [410, "ref-not-found"],
  ["404 api_notfound_error", "ref-not-found"],
  ["404 api_security_error", "authorization"],
]);

/** Refusal → error, by specification §8; `cause` has the status and the start of the body. */
export function errorOf(refusal: Refusal): ContentError {
  const { success, output } = v.safeParse(answerSchema, refusal.body);
  const answer = success ? output : undefined;
  const kind = kindOf(refusal, answer);
  const cause = new Error(`${refusal.status} ${refusal.body.slice(0, 500)}`.trim());
  return new ContentError(kind, messageOf(kind, refusal, answer), { cause });
}

function kindOf({ status, ofRepository }: Refusal, answer: Answer | undefined): ContentFailure {
  if (status === 404 && (ofRepository || answer === undefined)) return "repository-not-found";
  if (answer === undefined) return "invalid-response";
  return kinds.get(status) ?? kinds.get(`${status} ${answer.type}`) ?? "generic";
}

function messageOf(kind: ContentFailure, { status, endpoint }: Refusal, answer: Answer | undefined): string {
  if (kind === "ref-not-found") return "Ref could not be found";
  if (kind === "invalid-response") return "An invalid API response was returned";
  if (kind === "repository-not-found")
    return `Prismic repository not found. Check that "${endpoint}" is pointing to the correct repository.`;
  return answer?.message || answer?.error || `The content service answered ${status}`;
}
