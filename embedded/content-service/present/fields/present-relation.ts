import type { LinkModel } from "../../models/models.ts";
import { merge, mergeMaps, type Selection } from "../../models/selection.ts";
import type { StoredDocument } from "../../store/document.ts";
import type { Scope, Values } from "../scope.ts";
import { brokenTarget, describeTarget } from "./describe-target.ts";

/** Deepest level of links within links that is followed. */
const maxLevel = 4;

/** Describes the target of a document link, as the view shows it. */
export function presentRelation(model: LinkModel, link: Values, selection: Selection, scope: Scope): Values {
  const { id, target: window } = link;
  if (typeof id !== "string" || id === "") return {};
  const wanted = scope.level < maxLevel ? mergeWanted(model, selection, scope) : undefined;
  const whole = wanted && scope.documents.get(id);
  const target = wanted ? whole : scope.stubs.get(id);
  if (!target) return brokenTarget(id, scope);
  return {
    ...describeTarget(target, scope),
    ...(whole ? presentData(whole, wanted, scope) : {}),
    ...(typeof window === "string" ? { target: window } : {}),
  };
}

interface Wanted {
  readonly on: ReadonlyMap<string, Selection>;
  /** Selection for a target of any type. */
  readonly any: Selection | undefined;
}

/** Combines the selections of a link. Picks of models and `fetchLinks` apply to links of results only. */
function mergeWanted({ picks }: LinkModel, selection: Selection, { level, fetchLinks }: Scope): Wanted | undefined {
  const own = level === 0 ? mergeMaps([picks, fetchLinks]) : new Map<string, Selection>();
  const on = mergeMaps([own, selection.on]);
  const any = selection.fields.size > 0 ? selection : undefined;
  return on.size > 0 || any ? { on, any } : undefined;
}

function presentData(target: StoredDocument, { on, any }: Wanted, scope: Scope): Values {
  const wanted = [on.get(target.type), any].filter((selection) => selection !== undefined);
  if (wanted.length === 0) return {};
  const selection = merge(wanted);
  scope.linked.add(target, selection);
  return { data: scope.presentData(target, selection, { ...scope, id: target.id, level: scope.level + 1 }) };
}
