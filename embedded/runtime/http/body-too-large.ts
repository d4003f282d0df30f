/** More was sent than an endpoint takes. */
export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
  readonly limit: number;

  constructor(limit: number) {
    super(`The body is larger than the ${limit} bytes that are allowed here: send less at once.`);
    this.limit = limit;
  }
}
