/** The body as text; throws once it is longer than `limit` bytes, so that no answer can fill the memory. */
export async function readText(message: Pick<Response, "body">, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const bytes of message.body ?? []) {
    size += bytes.byteLength;
    if (size > limit) throw new RangeError(`body is over ${limit} bytes`);
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}
