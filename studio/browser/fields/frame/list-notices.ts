import type { Path } from "../../../protocol/changes/path.ts";
import { contains, toMark } from "../../../protocol/mark-path.ts";
import type { FieldContext } from "../field-props.ts";

export interface Notice {
  readonly level: "info" | "warning" | "error";
  readonly message: string;
  readonly hint: string;
}

/** Lists what is wrong at a path or within it, each message once. A group shows only what is wrong with itself. */
export function listNotices(
  { problems, findings }: Pick<FieldContext, "problems" | "findings">,
  path: Path,
  isGroup: boolean,
): readonly Notice[] {
  const place = toMark(path);
  const isHere = (slice: string | null, field: string | null) =>
    slice === place.slice && field !== null && (isGroup ? field === place.field : contains(place.field, field));
  const notices = [
    ...problems
      .filter(({ slice, field }) => isHere(slice, field))
      .map((problem) => ({ ...problem, level: "error" as const })),
    ...findings.filter(({ slice, field }) => isHere(slice, field)),
  ];
  return [...new Map(notices.map((notice) => [notice.message, notice])).values()];
}

/** Whether something is wrong at a path or within it. */
export function hasNotices({ problems, findings }: Pick<FieldContext, "problems" | "findings">, path: Path): boolean {
  return listNotices({ problems, findings }, path, false).length > 0;
}
