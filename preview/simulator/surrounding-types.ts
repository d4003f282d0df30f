import type { SliceDefinition } from "../../renderer/slice.ts";

type Place = "opener" | "member" | "closer";

/**
 * Returns the types of a slice's group, from opener to closer. Each member holds a slice of type `content`, as one that
 * shows nothing is omitted: `tab` → `tabs_start`, `tab`, `content`, `tabs_end`.
 */
export function surroundingTypes(
  type: string,
  definitions: readonly Pick<SliceDefinition, "type" | "group">[],
  content: string,
): readonly string[] {
  const role = definitions.find((definition) => definition.type === type)?.group;
  if (role === undefined) return [type];
  const group = "closes" in role ? role.closes : (role.within ?? role.opens);
  const ofGroup = (place: Place) =>
    definitions.filter((definition) => placeIn(group, definition) === place).map((definition) => definition.type);
  return [...ofGroup("opener"), ...ofGroup("member").flatMap((member) => [member, content]), ...ofGroup("closer")];
}

function placeIn(group: string, { group: role }: Pick<SliceDefinition, "group">): Place | undefined {
  if (role === undefined) return undefined;
  if ("closes" in role) return role.closes === group ? "closer" : undefined;
  if (role.within === group) return "member";
  return role.opens === group ? "opener" : undefined;
}
