import path from "node:path";
import { listFileImports, isTest, type Sources } from "./source-files.ts";

/** Returns what to do about each style sheet whose classes a component uses, and that no component renders. */
export function unrenderedSheets(sources: Sources): readonly string[] {
  const uses = [...sources].filter(([file]) => file.endsWith(".tsx") && !isTest(file)).flatMap(sheetsIn);
  const rendered = new Set(uses.flatMap(({ sheet, isRendered }) => (isRendered ? [sheet] : [])));
  const missing = new Map(uses.flatMap(({ sheet, file }) => (rendered.has(sheet) ? [] : [[sheet, file] as const])));
  return [...missing].map(
    ([sheet, file]) =>
      `${file} uses ${path.posix.basename(sheet)}, which no component renders: its styles would be missing. ` +
      `Add <StyleSheet of={css} /> to the server component.`,
  );
}

function sheetsIn([file, source]: readonly [string, string]) {
  return listFileImports(file, source)
    .filter(({ file: target }) => target.endsWith(".css.ts"))
    .map(({ what, file: sheet }) => {
      const [, alias] = /^\* as (\w+)$/.exec(what) ?? [];
      return {
        file,
        sheet,
        isRendered:
          alias !== undefined && new RegExp(`<StyleSheet of=\\{${alias}\\}|styleText\\(${alias}\\)`).test(source),
      };
    });
}
