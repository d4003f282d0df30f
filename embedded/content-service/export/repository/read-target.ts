import * as v from "valibot";
import { StartProblem } from "@tessera/runtime/start-problem.ts";
import type { DocumentContent } from "../../store/document.ts";
import type { ModelKind, StoredModel } from "../../store/model-store.ts";
import type { Call } from "./create-caller.ts";
import type { RepositorySettings } from "./repository-settings.ts";

/** The content of a repository before an export. */
export interface Target {
  /** Ids of languages, the master language first. */
  readonly languages: readonly string[];
  /** Ids of documents by `documentKey`. */
  readonly documents: ReadonlyMap<string, string>;
  readonly files: readonly TargetFile[];
  readonly models: Readonly<Record<ModelKind, readonly StoredModel[]>>;
}

type TargetFile = v.InferOutput<typeof targetFile>;

/** Returns what identifies a document in every repository. */
export function documentKey({ type, lang, uid }: Pick<DocumentContent, "type" | "lang" | "uid">): string {
  return [type, lang, uid ?? ""].join("/");
}

/** Reads what a repository has. Throws a `StartProblem` when it can't be read. */
export async function readTarget(call: Call, settings: RepositorySettings): Promise<Target> {
  try {
    const { languages, refs, token } = await readRepository(call, settings);
    const documents = await Promise.all(refs.map((ref) => readDocuments(call, { ...token, ref })));
    const [files, slice, customtype] = await Promise.all([
      readFiles(call),
      call({ api: "models", path: "/slices" }),
      call({ api: "models", path: "/customtypes" }),
    ]);
    return {
      languages,
      documents: new Map(documents.flat().map((document) => [documentKey(document), document.id])),
      files,
      models: { slice: v.parse(models, slice), customtype: v.parse(models, customtype) },
    };
  } catch (cause) {
    if (cause instanceof StartProblem || !(cause instanceof Error)) throw cause;
    throw new StartProblem(`The repository "${settings.name}" can't be read: ${cause.message}.`, { cause });
  }
}

/** Reads languages and refs: what is published, then the migration release where the repository lists it. */
async function readRepository(call: Call, { accessToken }: RepositorySettings) {
  const token = accessToken === undefined ? {} : { access_token: accessToken };
  const found = v.parse(repository, await call({ api: "document", path: `?${new URLSearchParams(token)}` }));
  const shown = found.refs.filter(({ isMasterRef, label }) => isMasterRef || /^migration release$/i.test(label));
  return {
    token,
    refs: shown.toSorted((a, b) => Number(b.isMasterRef) - Number(a.isMasterRef)).map(({ ref }) => ref),
    languages: found.languages.toSorted((a, b) => Number(b.is_master) - Number(a.is_master)).map(({ id }) => id),
  };
}

const repository = v.object({
  refs: v.array(v.object({ ref: v.string(), label: v.string(), isMasterRef: v.optional(v.boolean(), false) })),
  languages: v.array(v.object({ id: v.string(), is_master: v.optional(v.boolean(), false) })),
});

const models = v.array(v.looseObject({ id: v.string() }));

const documentPage = v.object({
  results: v.array(v.object({ id: v.string(), type: v.string(), lang: v.string(), uid: v.nullish(v.string(), null) })),
  total_pages: v.number(),
});

type TargetDocument = v.InferOutput<typeof documentPage>["results"][number];

/** Reads this page of the documents of a ref, and all that follow. */
async function readDocuments(
  call: Call,
  parameters: Readonly<Record<string, string>>,
  page = 1,
): Promise<readonly TargetDocument[]> {
  const query = new URLSearchParams({ ...parameters, lang: "*", pageSize: "100", page: `${page}` });
  const path = `/documents/search?${query}`;
  const { results, total_pages: pages } = v.parse(documentPage, await call({ api: "document", path }));
  return page < pages ? [...results, ...(await readDocuments(call, parameters, page + 1))] : results;
}

const targetFile = v.object({ id: v.string(), url: v.string(), filename: v.string(), size: v.number() });
const filePage = v.object({ items: v.array(targetFile), cursor: v.nullish(v.string()) });

async function readFiles(call: Call, after = ""): Promise<readonly TargetFile[]> {
  const query = new URLSearchParams({ limit: "100", ...(after === "" ? {} : { cursor: after }) });
  const { items, cursor } = v.parse(filePage, await call({ api: "asset", path: `/assets?${query}` }));
  return cursor && items.length > 0 ? [...items, ...(await readFiles(call, cursor))] : items;
}
