import type Database from "libsql";
import * as v from "valibot";
import { differences } from "../../changes/differences.ts";
import { merge } from "../../changes/merge.ts";
import { toContent } from "../../store/to-content.ts";
import type { DocumentContent } from "../../store/document.ts";
import type { EditConflict, Revised } from "../../store/refusal.ts";
import { prepareQuery } from "../prepare-query.ts";
import { historyReader } from "../reading/history.ts";
import { documentRow, versionColumns } from "../version-row.ts";
import type { CurrentVersion } from "./versions.ts";

interface Question {
  readonly document: string;
  /** Content of the refused change; undefined for a removal. */
  readonly mine: DocumentContent | undefined;
  readonly theirs: CurrentVersion | undefined;
  /** Revision that the change is based on; 0 for none. */
  readonly base: number;
}

export interface MergedContent {
  /** The other side's changes with mine; undefined when one side is a removal, or their common base is unknown. */
  readonly content: DocumentContent | undefined;
  readonly conflict: EditConflict;
}

const anyVersionSql = `select ${versionColumns} from version where document = :document and since = :base limit 1`;

/** Merges the changes of two sides into a document and describes what both changed. */
export function contentMerger(db: Database.Database): (question: Question) => MergedContent {
  const anyVersion = prepareQuery(db, anyVersionSql, documentRow);
  const { contentAt } = historyReader(db);
  return ({ document, mine, theirs, base }) => {
    const found = anyVersion.get({ document, base }) ?? contentAt(document, base);
    const before = found && toContent(found);
    const other = theirs ? toContent(theirs.document) : {};
    const merged = merge({ base: before ?? {}, mine: mine ?? {}, theirs: other });
    const changed = differences(before ?? {}, other).map(({ path }) => path);
    const values = mine ? merged.conflicts : [];
    const fields = mine ? values.map(({ path }) => path) : changed;
    const isWhole = mine && theirs && (before || base === 0);
    return {
      content: isWhole ? v.parse(contentSchema, merged.value) : undefined,
      conflict: {
        document,
        fields,
        values,
        theirs: changed.filter((path) => !fields.includes(path)),
        base,
        current: theirs && toRevised(theirs),
      },
    };
  };
}

const contentSchema = v.object({
  id: v.string(),
  translations: v.string(),
  type: v.string(),
  lang: v.string(),
  uid: v.nullable(v.string()),
  title: v.string(),
  tags: v.array(v.string()),
  data: v.record(v.string(), v.unknown()),
});

function toRevised({ since: revision, at, author, label }: CurrentVersion): Revised {
  return { revision, at, author, label };
}
