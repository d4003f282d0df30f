import { readBytes } from "./read-bytes.ts";

/** Reads a body as text. Throws as `readBytes`. */
export async function readText(
  message: Pick<Response, "body">,
  maxBytes: number,
  check?: (bytes: Uint8Array) => void,
): Promise<string> {
  return new TextDecoder().decode(await readBytes(message, maxBytes, check));
}
