import { render } from "@testing-library/react";
import type { PageContext } from "../../renderer/render/page-context.ts";
import type { GroupMember, SliceDefinition } from "../../renderer/slice.ts";
import { testPage } from "./page-context.ts";

interface SliceContent {
  /** Fields as the content service sends them. */
  readonly primary: Readonly<Record<string, unknown>>;
  readonly variation?: string;
  /** What a slice that opens a group contains. */
  readonly members?: readonly GroupMember[];
  readonly page?: PageContext;
}

/** Parses and renders one slice. Throws on any diagnostic. */
export function renderSlice(definition: SliceDefinition, { primary, variation, members, page }: SliceContent): void {
  const raw = { id: "slice$1", slice_type: definition.type, variation: variation ?? "default", primary };
  const instance = definition.parse(raw, (_code, message) => {
    throw new Error(message);
  });
  const context = page ?? testPage();
  render(instance?.render(context, instance.shows(context.snapshot), members ?? []));
}
