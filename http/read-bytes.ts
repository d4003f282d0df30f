/** Bytes of all bodies that are being read together; beyond it, those of more than `alwaysRead` bytes fail. */
const maxBytesAtOnce = 64_000_000;
const alwaysRead = 1_000_000;

let atOnce = 0;

/**
 * Reads a body. Throws `RangeError` once it is longer than `maxBytes`, or large while many others are. So no number of
 * responses can fill the memory. A compressed body counts as it is unpacked. An error of `check` for the bytes ends it
 * too.
 */
export async function readBytes(
  message: Pick<Response, "body">,
  maxBytes: number,
  check: (bytes: Uint8Array) => void = () => {},
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const bytes of message.body ?? []) {
      size += bytes.byteLength;
      atOnce += bytes.byteLength;
      if (size > maxBytes) throw new RangeError(`body is over ${maxBytes} bytes`);
      if (atOnce > maxBytesAtOnce && size > alwaysRead)
        throw new RangeError(`bodies are over ${maxBytesAtOnce} bytes together`);
      check(bytes);
      chunks.push(bytes);
    }
    return Buffer.concat(chunks);
  } finally {
    atOnce -= size;
  }
}
