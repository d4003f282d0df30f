import { expect, test } from "vitest";
import { welcome } from "./welcome.ts";

test("names every site's local address, and the developer tools where they are served", () => {
  expect(welcome(3000, true)).toMatch(
    /colosseum\.localhost:3000\/\n.*tessera\.localhost:3000\/\n.*westend\.localhost:3000\/\n/,
  );
  expect(welcome(3000, true)).toContain("http://localhost:3000/dev\n");
  expect(welcome(3000, false)).not.toContain("/dev");
});
