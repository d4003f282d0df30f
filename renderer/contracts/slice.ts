import type { ReactNode } from "react";
import type { ObjectEntries } from "valibot";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { RawSlice } from "../../content/document.ts";
import type { SourceText } from "../../content/source-text.ts";
import type { Report } from "./diagnostics.ts";
import type { Part, Shown, StructuredNode } from "./part.ts";
import type { PlacePart } from "../../catalog/place/page-place.ts";
import type { PageContext, PageFacts } from "./page-context.ts";
import type { GroupRole } from "./slice-role.ts";

/** A slice inside a group, or a section of an outline, rendered. The component of the group's first slice arranges its members. */
export interface GroupMember {
  readonly id: string;
  /** Empty for a slice without one, and for one that shows visitors nothing: no tab may lead there. */
  readonly label: string;
  readonly content: ReactNode;
}

/** A slice as it is on the page. */
export interface ShownSlice {
  /** The id of its element. */
  readonly id: string;
  readonly shown: Shown;
}

/** A slice in the registry. The types of its fields are closed over. */
export interface SliceDefinition {
  readonly type: string;
  readonly variations: readonly string[];
  readonly group: GroupRole | undefined;
  /** Whether it lists the sections of its page. */
  readonly isOutline: boolean;
  /** Whether a page may list it as a section. */
  readonly isSection: boolean;
  readonly fields: ObjectEntries;
  /** Returns the slice with its fields parsed; undefined, and a diagnostic, when they do not fit. */
  readonly parse: (slice: RawSlice, report: Report) => SliceInstance | undefined;
}

/** One slice of one page, parsed. */
export interface SliceInstance extends Part {
  /** Unique on the page, stable between visits, and fit for an element's id. */
  readonly id: string;
  readonly type: string;
  /** Whether the kind of its page added it. It has no fields, so its editor can correct nothing about it. */
  readonly composed?: boolean;
  /** Whether fields of its page hold it. An editor can't remove it where it shows nothing. */
  readonly isHeld?: boolean;
  readonly group: GroupRole | undefined;
  /** Whether it lists the sections of its page, which are then its members. */
  readonly isOutline: boolean;
  /** Subjects of the pages that its cards lead to; undefined when it does not depend on them. */
  readonly linksTo: readonly PlacePart[] | undefined;
  /** Whether it has a search form, where no slice before it has one. */
  readonly searches: (facts: PageFacts) => boolean;
  /** Whether it has days that lead to the listing of its page. */
  readonly hasDays: boolean;
  readonly label: SourceText | undefined;
  readonly shows: (snapshot: Snapshot, facts: PageFacts) => Shown;
  readonly structuredData: (page: PageContext, slice: ShownSlice) => readonly StructuredNode[];
  readonly render: (page: PageContext, shown: Shown, members: readonly GroupMember[]) => ReactNode;
}
