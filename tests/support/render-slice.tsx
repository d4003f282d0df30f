import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import type { PageContext } from "../../renderer/contracts/page-context.ts";
import type { GroupMember, SliceDefinition } from "../../renderer/contracts/slice.ts";
import { testPage } from "./page-context.ts";
import { testSnapshot } from "./test-snapshot.ts";

interface SliceContent {
  /** Fields as the content service sends them. */
  readonly primary: Readonly<Record<string, unknown>>;
  readonly variation?: string;
  /** Slices inside a slice that opens a group. */
  readonly members?: readonly GroupMember[];
  readonly page?: PageContext;
}

/**
 * Parses one slice and returns its elements. Throws on any diagnostic. Without a page, what the slice needs of the catalog is missing:
 * a test of products passes `testPage({ snapshot: testSnapshot({ found: { products: [[{ id: 1 }, testProduct({ id: 1 })]] } }) })`.
 */
export function sliceElements(definition: SliceDefinition, content: SliceContent): ReactNode {
  const { primary, variation, members, page } = content;
  const raw = { id: "slice$1", slice_type: definition.type, variation: variation ?? "default", primary };
  const instance = definition.parse(raw, (_code, message) => {
    throw new Error(message);
  });
  if (instance === undefined) return null;
  const context = page ?? testPage({ snapshot: testSnapshot({ missing: instance.needs(testPage()) }) });
  return instance.render(context, instance.shows(context.snapshot, context), members ?? []);
}

/** Parses and renders one slice as `sliceElements` does, into the document. */
export function renderSlice(definition: SliceDefinition, content: SliceContent): void {
  render(sliceElements(definition, content));
}
