import { seeded } from "@tessera/runtime/seeded.ts";
import { choosePhotos } from "./choose-photos.ts";
import type { Subject } from "./subject.ts";
import type { Subjects } from "./subjects.ts";
import type { Template } from "./template.ts";

/** A template with one of its subjects. */
export interface Turn {
  readonly template: Template;
  readonly subject: Subject;
}

/** Every template with every subject it is for, templates taking turns; without what `isWritten` says people wrote. */
export function listTurns(
  templates: readonly Template[],
  subjects: Subjects,
  isWritten: (subCategory: number, subject: Subject) => boolean,
): readonly Turn[] {
  const queues = templates.map((template) => ({
    template,
    queue: shuffled(
      subjects[template.subject].filter(
        (subject) => suits(template, subject) && !isWritten(template.subCategory, subject),
      ),
      template,
    ),
  }));
  const rounds = Math.max(0, ...queues.map(({ template, queue }) => Math.ceil(queue.length / template.share)));
  return Array.from({ length: rounds }, (_value, round) =>
    queues.flatMap(({ template, queue }) =>
      queue.slice(round * template.share, (round + 1) * template.share).map((subject) => ({ template, subject })),
    ),
  ).flat();
}

function suits({ kinds, dayTrip, cities }: Template, { city, attraction }: Subject): boolean {
  if (cities !== undefined && !Object.hasOwn(cities, city.code)) return false;
  return attraction === undefined || (kinds.includes(attraction.kind) && attraction.dayTrip === dayTrip);
}

/**
 * Orders subjects by template, so that no city is always the first. Those with photographs come first. One more
 * subject moves none of the others.
 */
function shuffled(subjects: readonly Subject[], template: Template): readonly Subject[] {
  const rank = (subject: Subject) =>
    seeded(`turn ${template.key}/${subject.key}`)() + (choosePhotos(template, subject).length > 0 ? 0 : 1);
  return subjects.toSorted((one, other) => rank(one) - rank(other));
}
