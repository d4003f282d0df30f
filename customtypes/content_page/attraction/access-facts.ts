import type { PageContext } from "../../../renderer/index.ts";
import type { IconName } from "../../../ui/primitives/icons.ts";
import type { accessFeatures, ContentFields } from "../fields.ts";
import { enteredSource, type Source } from "../sight/sources.ts";

type AccessFeature = (typeof accessFeatures)[number];

/** One fact of access in the words of its page, with its source. */
export interface AccessFact {
  readonly icon: IconName;
  readonly name: string;
  /** `Partly: folded in the lift.` */
  readonly value: string;
  /** Undefined for a feature that is partly there. */
  readonly isAvailable: boolean | undefined;
  readonly source: Source;
}

const features = {
  "Step-free entrance": ["accessibility", "sight.access.stepFreeEntrance"],
  "Step-free inside": ["accessibility", "sight.access.stepFreeInside"],
  Lift: ["arrow-up-down", "venue.amenity.LIFT"],
  "Even surfaces": ["footprints", "sight.access.surfaces"],
  "Accessible toilets": ["toilet", "sight.access.toilets"],
  "Wheelchairs to borrow": ["accessibility", "sight.access.wheelchairs"],
  Pushchairs: ["baby", "sight.access.pushchairs"],
  "Companions enter free": ["users", "sight.access.companions"],
  "Assistance dogs": ["heart", "sight.access.dogs"],
} as const satisfies Record<AccessFeature, readonly [IconName, string]>;

const states = { Yes: "experience.yes", Partly: "sight.access.partly", No: "experience.no" } as const;
const availability = { Yes: true, Partly: undefined, No: false } as const;

/** Returns what is known of access to a sight (X11, P22). A fact without a source and a date is omitted. */
export function accessFacts({ access }: Pick<ContentFields, "access">, page: PageContext): readonly AccessFact[] {
  return access.flatMap(({ feature, available, note, ...entered }) => {
    const source = enteredSource(entered, page);
    if (source === undefined) return [];
    const [icon, name] = features[feature];
    const [state, written] = [page.t(states[available]), page.text(note)];
    const value = written === "" ? state : page.t("list.labelled", { label: state, value: written });
    return [{ icon, name: page.t(name), value, isAvailable: availability[available], source }];
  });
}
