/** The body is larger than a route allows. */
export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
  readonly limit: number;

  constructor(limit: number) {
    super(`The body is larger than the ${limit} bytes that are allowed here: send less at once.`);
    this.limit = limit;
  }
}

/** Reads a whole body. Throws `BodyTooLarge` as soon as it has more than `limit` bytes. */
export async function readBody({ headers, body }: Request, limit: number): Promise<Uint8Array> {
  if (Number(headers.get("content-length") ?? 0) > limit) throw new BodyTooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
