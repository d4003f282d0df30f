import { expect, it } from "vitest";
import { summarize } from "./summarize.ts";

const faults = [
  { where: "tessera /", says: "No alt" },
  { where: "tessera /rome/", says: "No alt" },
  { where: "tessera /", says: "A slash" },
];

it("counts the places of a message, and what is declined", () => {
  const slash = { checker: "nu", says: /slash/, reason: "React writes it." };
  expect(summarize(faults, [slash])).toEqual({ faults: ["2× No alt (tessera /)"], declined: 1 });
});

it("an exception that declines nothing is a fault", () => {
  const old = { checker: "nu", says: /old/, reason: "It was so." };
  expect(summarize([], [old])).toEqual({ faults: ["Nothing is declined by /old/"], declined: 0 });
});
