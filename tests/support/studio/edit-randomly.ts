import * as fc from "fast-check";
import { applyEdit, type Edit, type History } from "../../../studio/protocol/changes/history.ts";
import type { Json } from "../../../studio/protocol/document.ts";
import type { FieldSpec } from "../../../studio/protocol/models/field-spec.ts";
import { listMoves, moveRange } from "../../../studio/protocol/outline/move-slice.ts";
import { type OutlineNode, readOutline } from "../../../studio/protocol/outline/read-outline.ts";
import {
  copySlice,
  isHidden,
  readSlices,
  readVariation,
  setHidden,
  type Slice,
} from "../../../studio/protocol/outline/slice.ts";
import { createSlices } from "../../../studio/browser/outline/create-slices.ts";
import { listRows } from "../../../studio/browser/outline/list-rows.ts";
import type { Models } from "../../../studio/browser/models/use-models.ts";
import { fieldValues, type Targets } from "./field-values.ts";

/** Chooses values, as `fc.gen()` does. */
type Choose = <Value>(create: () => fc.Arbitrary<Value>) => Value;

interface World extends Targets {
  readonly models: Models;
}

/** Kinds of edits that an editor may make next. */
const acts = [
  "field",
  "slice field",
  "slice field",
  "slice field",
  "move",
  "duplicate",
  "remove",
  "hide",
  "add",
] as const;

/** Makes an edit that the studio offers for a document, with its own code for slices. */
export function editRandomly(history: History, choose: Choose, world: World, at: number): History {
  const edit = chooseEdit(history, choose, world);
  return edit === undefined ? history : applyEdit(history, { label: "", part: "data", ...edit }, at);
}

type Chosen = Pick<Edit, "path" | "value">;

function chooseEdit({ document }: History, choose: Choose, world: World): Chosen | undefined {
  const spec = world.models.types.find(({ id }) => id === document.type);
  const zone = spec?.zone?.field ?? "";
  const slices = readSlices(document, zone);
  const act = choose(() => fc.constantFrom(...acts));
  const own = spec?.tabs.flatMap(({ fields }) => fields).filter(({ type }) => type !== "UID") ?? [];
  if (act === "field" || spec?.zone === undefined) return chooseValue(own, [], choose, world);
  if (act === "add") {
    const type = choose(() => fc.constantFrom(...(spec.zone?.slices ?? [])));
    return { path: [zone], value: [...slices, ...createSlices(type, "default", world.models)] };
  }
  const rows = listRows(readOutline(slices, world.models.groups));
  if (rows.length === 0) return undefined;
  const { node } = choose(() => fc.constantFrom(...rows));
  const path = [zone, { slice: node.slice.id }];
  if (act === "hide") return { path, value: setHidden(node.slice, !isHidden(node.slice)) };
  if (act === "slice field") {
    const { variations } = world.models.slices.find(({ id }) => id === node.slice.slice_type) ?? { variations: [] };
    const variation = variations.find(({ id }) => id === readVariation(node.slice));
    return chooseValue(variation?.primary ?? [], [...path, "primary"], choose, world);
  }
  const value = arrange(act, slices, node, choose, world);
  return value === undefined ? undefined : { path: [zone], value };
}

function chooseValue(
  specs: readonly FieldSpec[],
  path: Edit["path"],
  choose: Choose,
  world: World,
): Chosen | undefined {
  if (specs.length === 0) return undefined;
  const spec = choose(() => fc.constantFrom(...specs));
  if (spec.type === "IntegrationFields" || spec.type === "Legacy") return undefined;
  return { path: [...path, spec.name], value: choose(() => fieldValues(spec, world)) };
}

/** Moves, duplicates or removes slices. */
function arrange(
  act: "move" | "duplicate" | "remove",
  slices: readonly Slice[],
  node: OutlineNode,
  choose: Choose,
  { models }: World,
): readonly Json[] | undefined {
  const { start, end } = node;
  if (act === "remove") return [...slices.slice(0, start), ...slices.slice(end)];
  if (act === "duplicate")
    return [...slices.slice(0, end), ...slices.slice(start, end).map(copySlice), ...slices.slice(end)];
  const moves = listMoves(readOutline(slices, models.groups), node);
  return moves.length === 0
    ? undefined
    : moveRange(
        slices,
        node,
        choose(() => fc.constantFrom(...moves)),
      );
}
