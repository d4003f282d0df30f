import type Database from "libsql";
import * as v from "valibot";
import type { RepositoryState } from "../../store/state.ts";
import { catalogRevision } from "../catalogs.ts";
import { prepareQuery } from "../prepare-query.ts";
import { documentTypes } from "./document-types.ts";
import { listOverlaysByKind } from "./overlays.ts";

const versionsSql = /* sql */ `
select (select data_version from pragma_data_version) as others, total_changes() as own`;

const metaSql = /* sql */ `
select
  (select value from meta where key = 'nonce') as nonce,
  (select max(revision) from publication) as master,
  (select value from meta where key = 'oldest master') as oldestMaster,
  (select value from meta where key = 'oldest overlay revision') as oldestOverlayRevision`;

const metaRow = v.object({
  nonce: v.string(),
  master: v.number(),
  oldestMaster: v.number(),
  oldestOverlayRevision: v.number(),
});

/** Caches the state until any connection writes. */
export function stateReader(db: Database.Database): () => RepositoryState {
  const read = db.transaction(stateQuery(db));
  const versions = prepareQuery(db, versionsSql, v.object({ others: v.number(), own: v.number() }));
  let known: { readonly key: string; readonly state: RepositoryState } | undefined;
  return () => {
    const key = JSON.stringify(versions.get());
    if (known?.key !== key) known = { key, state: read() };
    return known.state;
  };
}

function stateQuery(db: Database.Database): () => RepositoryState {
  const meta = prepareQuery(db, metaSql, metaRow);
  const languages = prepareQuery(
    db,
    "select id, name from language order by position",
    v.object({ id: v.string(), name: v.string() }),
  );
  const releases = listOverlaysByKind(db);
  const tags = prepareQuery(
    db,
    "select name from document_count where kind = 'tag' order by name",
    v.object({ name: v.string() }),
  );
  const types = documentTypes(db);
  const catalogs = catalogRevision(db);
  return () => ({
    ...v.parse(metaRow, meta.get()),
    languages: languages.all(),
    releases: releases.all({ kind: "release" }),
    tags: tags.all().map(({ name }) => name),
    types: types(),
    catalogs: catalogs(),
  });
}
