import { parseSync } from "oxc-parser";
import * as v from "valibot";

const positions = new Set(["start", "end", "range", "raw"]);
const soleMember = v.object({ type: v.literal("TSUnionType"), types: v.tuple([v.unknown()]) });

/**
 * Returns what a file of types says, without its layout and line comments. The Prismic CLI and Slice Machine write the
 * same types. Slice Machine adds a banner and formats, which also removes the bar before a union of one member.
 */
export function typesEssence(source: string): string {
  const { program, comments } = parseSync("types.d.ts", source, { preserveParens: false });
  const descriptions = comments
    .filter(({ type }) => type === "Block")
    .map(({ value }) => value.replaceAll(/\s+/g, " "));
  return JSON.stringify([program.body, descriptions], (name, value: unknown) => {
    if (positions.has(name)) return undefined;
    const union = v.safeParse(soleMember, value);
    return union.success ? union.output.types[0] : value;
  });
}
