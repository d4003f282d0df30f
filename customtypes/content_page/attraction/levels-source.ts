import type { PageContext } from "../../../renderer/index.ts";
import type { ContentFields } from "../fields.ts";
import { enteredSource, type Source } from "../sight/sources.ts";

/** Returns who says how full a sight is; undefined where nobody does: then no level is shown. */
export function levelsSource(fields: ContentFields, page: PageContext): Source | undefined {
  const { levels_source: source, levels_source_link: link, levels_checked_on: checkedOn } = fields;
  return enteredSource({ source, source_link: link, checked_on: checkedOn }, page);
}
