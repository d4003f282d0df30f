import type { SliceDefinition } from "../../renderer/contracts/slice.ts";

type Place = "opener" | "member" | "closer";

/** How many sections an outline comes with. */
const sectionCount = 3;

/**
 * Returns the types of a slice's group, from opener to closer. Each member holds a slice of type `content`, as one that
 * shows nothing is omitted: `tab` → `tabs_start`, `tab`, `content`, `tabs_end`. An outline comes with some sections.
 */
export function surroundingTypes(
  type: string,
  definitions: readonly Pick<SliceDefinition, "type" | "group" | "isOutline" | "isSection">[],
  content: string,
): readonly string[] {
  const own = definitions.find((definition) => definition.type === type);
  if (own?.isOutline === true) {
    const sections = definitions.filter(({ group, isSection }) => isSection && group === undefined);
    return [type, ...sections.slice(0, sectionCount).map((section) => section.type)];
  }
  const role = own?.group;
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
