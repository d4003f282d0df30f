import { dateFormat } from "../i18n/formatters.ts";
import { joinTexts } from "../i18n/join-texts.ts";
import type { PageContext } from "../renderer/contracts/page-context.ts";
import type { ShortcodeTexts } from "./preview-report.ts";

export function createShortcodeTexts({
  t,
  locale,
  snapshot,
}: Pick<PageContext, "t" | "locale" | "snapshot">): ShortcodeTexts {
  const format = dateFormat(locale.tag, {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    second: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  });
  const time = format.format(snapshot.readAt);
  const named = new Map([
    ["page", t("preview.thisPage")],
    ["clock", t("preview.clock")],
  ]);
  return {
    shows: ({ value, problem }) => (value === "" && problem === undefined ? t("preview.nothing") : value),
    origin: ({ readFrom }) => {
      const sources = readFrom.map((source) => named.get(source) ?? source);
      const source = sources.length === 0 ? t("preview.asTyped") : joinTexts("items", sources, t);
      return t("preview.origin", { source, time });
    },
    problem: (problem) => {
      if (problem.kind === "unknown") return t("preview.unknown", { name: `[${problem.meant}]` });
      return t(problem.kind === "invalid" ? "preview.invalid" : "preview.noData");
    },
  };
}
