/** The content service is down or answered nonsense; `cause` is what it was. */
export class ContentError extends Error {
  override readonly name = "ContentError";
}
