/** Largest JSON that is read. */
export interface JsonLimits {
  readonly maxBytes: number;
  /** Most elements and members, counted by commas and opening brackets. */
  readonly maxParts: number;
}

/** Most arrays and objects inside one another: many times what an upstream sends (record 27). */
const maxDepth = 64;

/** Kind of each byte outside strings. */
const kinds = new Uint8Array(256);
const separator = 1;
const opening = 2;
const closing = 3;
const quote = 4;
kinds[0x2c] = separator;
kinds[0x5b] = kinds[0x7b] = opening;
kinds[0x5d] = kinds[0x7d] = closing;
kinds[0x22] = quote;

const quoteByte = 0x22;
const backslash = 0x5c;

/** State of a check after a part of the text. */
interface Progress {
  depth: number;
  parts: number;
  isInString: boolean;
  /** Bytes at the start of the next chunk that an escape covers. */
  skipped: number;
}

/**
 * Returns a function that receives the bytes of a JSON text in order. It throws `RangeError` once these are beyond the limits:
 * to parse them would block the process. It does not find out whether they are JSON.
 */
export function createJsonCheck({ maxParts }: Pick<JsonLimits, "maxParts">): (bytes: Uint8Array) => void {
  const progress: Progress = { depth: 0, parts: 0, isInString: false, skipped: 0 };
  return (bytes) => {
    scan(bytes, progress);
    if (progress.parts > maxParts) throw new RangeError(`JSON has over ${maxParts} parts`);
  };
}

function scan(bytes: Uint8Array, progress: Progress): void {
  let at = progress.skipped;
  while (at < bytes.length) {
    if (progress.isInString) {
      at = findEndOfString(bytes, at);
      progress.isInString = at >= bytes.length;
      at += progress.isInString ? 0 : 1;
    } else {
      count(kinds[bytes[at] ?? 0], progress);
      at += 1;
    }
  }
  progress.skipped = at - bytes.length;
}

function count(kind: number | undefined, progress: Progress): void {
  if (kind === 0) return;
  if (kind === quote) progress.isInString = true;
  else if (kind === closing) progress.depth -= 1;
  else {
    progress.parts += 1;
    if (kind === opening) progress.depth += 1;
    if (progress.depth > maxDepth) throw new RangeError(`JSON is over ${maxDepth} levels deep`);
  }
}

/** Returns the offset of the quote that ends a string; beyond the bytes where it is not in them. */
function findEndOfString(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== quoteByte) at += bytes[at] === backslash ? 2 : 1;
  return at;
}
