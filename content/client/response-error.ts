import * as v from "valibot";
import { UpstreamError } from "../../http/upstream-error.ts";
import { ContentError, type ContentFailure } from "./content-error.ts";

interface FailedRequest {
  readonly endpoint: string;
  readonly timeoutMs: number;
  /** Whether it was for the repository. */
  readonly ofRepository: boolean;
}

const text = v.optional(v.string(), "");
const bodySchema = v.pipe(v.string(), v.parseJson(), v.object({ type: text, message: text, error: text }));
type ErrorBody = v.InferOutput<typeof bodySchema>;

const kinds = new Map<number | string, ContentFailure>([
  [400, "parse-error"],
  [401, "authorization"],
  [403, "authorization"],
  [410, "ref-not-found"],
  ["404 api_notfound_error", "ref-not-found"],
  ["404 api_security_error", "authorization"],
]);

/** Failed request → error (I7). Any other error is returned as it is. */
export function toContentError(cause: unknown, request: FailedRequest): unknown {
  if (!(cause instanceof UpstreamError)) return cause;
  if (cause.kind === "time-out" || cause.status === 429)
    return new ContentError("time-out", `The content service took longer than ${request.timeoutMs} ms`, { cause });
  if (cause.kind !== "status")
    return new ContentError("generic", "The content service could not be reached", { cause });
  const { success, output } = v.safeParse(bodySchema, cause.body);
  const body = success ? output : undefined;
  const kind = toContentFailure(request, cause.status ?? 0, body);
  return new ContentError(kind, formatFailureMessage(kind, request, body) || `The content service ${cause.message}`, {
    cause,
  });
}

function toContentFailure(
  { ofRepository }: FailedRequest,
  status: number,
  body: ErrorBody | undefined,
): ContentFailure {
  if (status === 404 && (ofRepository || body === undefined)) return "repository-not-found";
  if (body === undefined) return "invalid-response";
  return kinds.get(status) ?? kinds.get(`${status} ${body.type}`) ?? "generic";
}

function formatFailureMessage(kind: ContentFailure, { endpoint }: FailedRequest, body: ErrorBody | undefined): string {
  if (kind === "ref-not-found") return "Ref could not be found";
  if (kind === "invalid-response") return "An invalid API response was returned";
  if (kind === "repository-not-found")
    return `Prismic repository not found. Check that "${endpoint}" is pointing to the correct repository.`;
  return body?.message || body?.error || "";
}
