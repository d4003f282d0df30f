import { crc32 } from "node:zlib";
import * as v from "valibot";

/** A JSON value with bodies beside it, which JSON would make twice as long. */
export interface Packed {
  readonly json: unknown;
  readonly bodies: readonly Buffer[];
}

/** Begins each value. Another layout needs another name. */
const magic = Buffer.from("TSR1");

/** Bytes before the JSON: name of the layout, checksum of what follows it, length of the JSON. */
const prefix = 12;

const contentsSchema = v.pipe(v.string(), v.parseJson(), v.object({ json: v.unknown(), lengths: v.array(v.number()) }));

/** Packs a value into one sequence of bytes with a checksum. */
export function pack({ json, bodies }: Packed): Buffer {
  const text = Buffer.from(JSON.stringify({ json, lengths: bodies.map((body) => body.length) }));
  const packed = Buffer.concat([Buffer.alloc(prefix), text, ...bodies]);
  magic.copy(packed);
  packed.writeUInt32BE(text.length, 8);
  packed.writeUInt32BE(crc32(packed.subarray(8)), 4);
  return packed;
}

/** Unpacks a value. Returns undefined for bytes that are cut off, changed, or of another layout. Bodies share its memory. */
export function unpack(packed: Buffer): Packed | undefined {
  if (packed.length < prefix || !packed.subarray(0, magic.length).equals(magic)) return undefined;
  if (packed.readUInt32BE(4) !== crc32(packed.subarray(8))) return undefined;
  const start = prefix + packed.readUInt32BE(8);
  const contents = v.safeParse(contentsSchema, packed.toString("utf8", prefix, start));
  if (!contents.success) return undefined;
  const { json, lengths } = contents.output;
  let end = start;
  const bodies = lengths.map((length) => packed.subarray(end, (end += length)));
  return { json, bodies };
}
