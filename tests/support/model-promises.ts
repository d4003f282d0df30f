import * as v from "valibot";
import { type ModelField, formatFieldName, sliceFields, typeFields } from "./model-fields.ts";
import { sliceFolders } from "./slice-folders.ts";

/** One statement of a model to editors. */
export interface Statement {
  /** Undefined for the description of a slice or a variation. */
  readonly field: ModelField | undefined;
  /** Subject, for the title of a test. */
  readonly of: string;
  readonly text: string;
}

/** Words of a statement about what the page does, not of one about what the editor should write. */
const promising =
  /^show \w|#|\b(?:empty|none|nothing|default\w*|if|when no|only|order|first|left out|comma|its text|text shown|screen readers|stays|work|\d+,? or \d+|\d+ to \d+|up to|at most|at least)\b/i;

/** Returns whether a statement promises something. Prismic's tools describe a first variation as "Default". */
export function isPromise(text: string): boolean {
  return text !== "Default" && promising.test(text);
}

const described = v.object({
  id: v.string(),
  description: v.optional(v.string(), ""),
  variations: v.array(v.object({ id: v.string(), description: v.optional(v.string(), "") })),
});

/** Returns what the models tell editors: labels, placeholders and descriptions, in the parts between semicolons. */
export function modelStatements(): readonly Statement[] {
  const ofFields = [...sliceFields(), ...typeFields()].flatMap((field) =>
    [field.config.label, field.config.placeholder].map((text) => ({ field, of: formatFieldName(field), text })),
  );
  const ofSlices = sliceFolders().flatMap(({ model }) => {
    const { id, description, variations } = v.parse(described, model);
    const all = [description, ...variations.map((variation) => variation.description)];
    return all.map((text) => ({ field: undefined, of: id, text }));
  });
  return [...ofFields, ...ofSlices].flatMap(({ text, ...rest }) =>
    text
      .replace(/(?:, | |^)e\.g\. .*$/, "")
      .split(/[;.] |[.)]$| \(/)
      .map((part) => ({ ...rest, text: part })),
  );
}
