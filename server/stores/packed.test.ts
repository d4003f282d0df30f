import fc from "fast-check";
import { expect, it } from "vitest";
import { pack, unpack } from "./packed.ts";

const body = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));
const packed = fc.record({ json: fc.jsonValue(), bodies: fc.array(body, { maxLength: 4 }) });

it("a value comes back as it was packed, bytes included", () => {
  fc.assert(
    fc.property(packed, ({ json, bodies }) => {
      const unpacked = unpack(pack({ json, bodies }));
      expect(unpacked?.json).toEqual(JSON.parse(JSON.stringify(json)));
      expect(unpacked?.bodies).toEqual(bodies);
    }),
  );
});

it("bytes that are cut off are no value", () => {
  const whole = pack({ json: { status: 200 }, bodies: [Buffer.from("<html>")] });
  for (let length = 0; length < whole.length; length += 1) expect(unpack(whole.subarray(0, length))).toBeUndefined();
});

it("a value with one changed bit is no value", () => {
  const whole = pack({ json: { status: 200 }, bodies: [Buffer.from("<html>")] });
  for (let index = 0; index < whole.length * 8; index += 1) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(index >> 3) ^ (1 << (index & 7)), index >> 3);
    expect(unpack(changed)).toBeUndefined();
  }
});
