import * as v from "valibot";
import { pascalCase } from "../slice/slice-name.ts";

export interface StubModel {
  readonly id: string;
  readonly name: string;
}

/** Parses what names a slice in its model. */
export const stubModel = v.object({ id: v.string(), name: v.string() });

/** Returns whether a component is what the Prismic CLI or Slice Machine wrote for the model, in any layout. */
export function isUntouchedSlice(source: string, model: StubModel): boolean {
  return [model.name, model.id]
    .flatMap((name) => [cliPlaceholder, machinePlaceholder(model.id)].map((text) => sliceSource(model, name, text)))
    .some((stub) => essence(source) === essence(stub));
}

/** Returns whether a page is what the Prismic CLI wrote for a page type, in any layout. */
export function isUntouchedPage(source: string): boolean {
  const anyType = source
    .replace(/PageProps<"[^"]*">/, 'PageProps<"">')
    .replace(/(getByUID|getSingle)\("[^"]*"/, (_call, method: string) => `${method}(""`);
  return pageSources.some((page) => essence(anyType) === essence(page));
}

/** Removes what a formatter changes. */
const essence = (source: string) => source.replaceAll(/[\s;()]+/g, "");

const cliPlaceholder = "Placeholder component for {slice.slice_type} (variation: {slice.variation}) slices.";
const machinePlaceholder = (id: string) => `Placeholder component for ${id} (variation: {slice.variation}) slices.`;
const advice = `{/**
 * 💡 Use your own AI agent with the Prismic CLI
 * 📚 Docs: https://prismic.io/docs/ai#create-slices
 */}`;

function sliceSource({ name, id }: StubModel, typeName: string, placeholder: string): string {
  const component = pascalCase(name);
  return `
    import { FC } from "react";
    import { Content } from "@prismicio/client";
    import { SliceComponentProps } from "@prismicio/react";
    /**
     * Props for \`${component}\`.
     */
    export type ${component}Props = SliceComponentProps<Content.${pascalCase(typeName)}Slice>;
    /**
     * Component for "${name}" Slices.
     */
    const ${component}: FC<${component}Props> = ({ slice }) => {
      return (
        <section data-slice-type={slice.slice_type} data-slice-variation={slice.variation}>
          ${placeholder}
          <br />
          <strong>You can edit this slice directly in your code editor.</strong>
          ${placeholder === machinePlaceholder(id) ? advice : ""}
        </section>
      );
    };
    export default ${component};`;
}

const pageImports = `
  import { SliceZone } from "@prismicio/react";
  import { createClient } from "@/prismicio";
  import { components } from "@/slices";`;

const pageSources = [
  `${pageImports}
  export default async function Page({ params }: PageProps<"">) {
    const { uid } = await params;
    const client = createClient();
    const page = await client.getByUID("", uid);
    return <SliceZone slices={page.data.slices} components={components} />;
  }`,
  `${pageImports}
  export default async function Page() {
    const client = createClient();
    const page = await client.getSingle("");
    return <SliceZone slices={page.data.slices} components={components} />;
  }`,
];
