/** Kinds of failures (I7). */
export type ContentFailure =
  | "invalid-repository"
  | "invalid-response"
  | "repository-not-found"
  | "parse-error"
  | "authorization"
  | "ref-not-found"
  | "no-documents"
  | "form-not-found"
  | "time-out"
  | "generic";

/** The content service is down, refused the request, or sent an invalid response; `cause` says which. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly kind: ContentFailure;

  constructor(kind: ContentFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
