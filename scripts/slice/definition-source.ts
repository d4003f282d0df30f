import { formatSchema } from "./field-parser.ts";
import { fieldsFace, formatImports, rendererFace } from "./imports.ts";
import { listModelFields, type SliceModel } from "./slice-model.ts";

/** Returns the source of a slice's `fields.ts`. */
export function fieldsSource(name: string, model: SliceModel): string {
  const schema = formatSchema(listModelFields(model));
  const imports = formatImports(schema.parsers.map((parser) => [parser, fieldsFace]));
  return `import * as v from "valibot";
${imports}

export const fields = v.object(${schema.call});

export type ${name}Fields = v.InferOutput<typeof fields>;
`;
}

/** Returns the source of a slice's `index.ts`. */
export function definitionSource(name: string, model: SliceModel): string {
  const imports = formatImports([
    ["defineSlice", rendererFace],
    [name, `./${name}.tsx`],
    ["fields", "./fields.ts"],
  ]);
  const variations = JSON.stringify(model.variations.map(({ id }) => id));
  return `${imports}

export default defineSlice({
  type: ${JSON.stringify(model.id)},
  variations: ${variations},
  fields,
  Component: ${name},
});
`;
}
