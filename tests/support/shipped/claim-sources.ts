import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { makeClaimSources } from "../../../embedded/plans/make-claim-sources.ts";

const phrase = v.pipe(v.string(), v.minLength(1));
const words = v.pipe(v.string(), v.minLength(10, "it takes a few words"));

/** Why a phrase may stand: a publication and its date, or a reason. `docs/embedded.md` describes it. */
const sourceSchema = v.union([
  v.strictObject({ phrase, source: words, date: v.pipe(v.string(), v.regex(/^\d{4}(?:-\d\d){0,2}$/u)) }),
  v.strictObject({ phrase, reason: words }),
]);

type ClaimSource = v.InferOutput<typeof sourceSchema>;

export interface SourceFile {
  readonly type: string;
  /** A UID, or its end after a dot for pages that several hosts have: `privacy-policy`. */
  readonly name: string;
  readonly sources: readonly ClaimSource[];
}

const folder = path.join(import.meta.dirname, "../../../embedded/content-service/data/sources");

/** Reads the sources of the shipped documents: those of files, and those that plans state. */
export function claimSources(): readonly SourceFile[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file): [string, unknown] => [file, JSON.parse(readFileSync(path.join(folder, file), "utf8"))]);
  return [...files, ...makeClaimSources()].map(([file, sources]) => ({
    type: path.dirname(file),
    name: path.basename(file, ".json"),
    sources: v.parse(v.array(sourceSchema), sources, { abortEarly: true }),
  }));
}

/** Returns whether a file is about a document. */
export function isAbout(
  { type, name }: SourceFile,
  document: { readonly type: string; readonly uid: string },
): boolean {
  return type === document.type && (document.uid === name || document.uid.endsWith(`.${name}`));
}
