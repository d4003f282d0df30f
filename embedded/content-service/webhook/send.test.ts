import { expect, test } from "vitest";
import { sign } from "./send.ts";

test("signs the time and the body, so that anyone with the secret can tell", () => {
  // printf '1700000000.{}' | openssl dgst -sha256 -hmac s3cret
  expect(sign("{}", "s3cret", 1_700_000_000)).toBe(
    "t=1700000000,v1=97926816e98fbb41ccb1673225ff29a2f35369099990e1b1561651e7bd097ebf",
  );
});
