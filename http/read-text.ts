/** Reads a body as text. Throws `RangeError` once it is longer than `maxBytes`, so that no response can fill the memory. */
export async function readText(message: Pick<Response, "body">, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const bytes of message.body ?? []) {
    size += bytes.byteLength;
    if (size > maxBytes) throw new RangeError(`body is over ${maxBytes} bytes`);
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}
