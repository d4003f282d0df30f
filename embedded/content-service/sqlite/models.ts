import type Database from "libsql";
import * as v from "valibot";
import type { ModelChange, ModelKind, ModelReader, ModelWriter, StoredModel } from "../store/model-store.ts";
import type { Refusal } from "../store/refusal.ts";
import { modelTag } from "../store/model-tag.ts";
import { prepareQuery } from "./prepare-query.ts";
import { stillValid } from "./visible.ts";
import { refusable, RefusedChange } from "./writing/refused-change.ts";

const modelRow = v.pipe(
  v.object({ body: v.pipe(v.string(), v.parseJson(), v.looseObject({ id: v.string() })) }),
  v.transform(({ body }): StoredModel => body),
);

const revisionRow = v.object({ value: v.number() });

export function modelReader(db: Database.Database): ModelReader {
  const bodies = prepareQuery(db, "select body from model where kind = :kind order by position", modelRow);
  const revision = prepareQuery(db, "select value from meta where key = 'models'", revisionRow);
  return {
    models: (kind) => bodies.all({ kind }),
    modelRevision: () => revision.get()?.value ?? 0,
  };
}

/** Each call is a separate transaction. */
export function modelWriter(db: Database.Database): ModelWriter {
  const changeModels = modelChanger(db);
  const changeModel = (change: ModelChange) => changeModels([change]);
  return {
    changeModels,
    insertModel: (kind, model) => changeModel({ change: "insert", kind, model }),
    deleteModel: (kind, id) => changeModel({ change: "delete", kind, id }),
  };
}

const names = { customtype: "custom type", slice: "slice" } as const;

/** Makes all changes, or none when one is refused. */
function modelChanger(db: Database.Database): (changes: readonly ModelChange[]) => void | Refusal {
  const apply = changeApplier(db);
  const count = db.prepare(
    "insert into meta (key, value) values ('models', 1) on conflict (key) do update set value = value + 1",
  );
  return refusable(db, (changes) => {
    for (const change of changes) apply(change);
    count.run();
  });
}

function changeApplier(db: Database.Database): (change: ModelChange) => void {
  const insert = db.prepare("insert or ignore into model (kind, id, body) values (?, ?, ?)");
  const update = db.prepare("update model set body = ? where kind = ? and id = ?");
  const remove = db.prepare("delete from model where kind = ? and id = ?");
  const isUsed = db.prepare(`select 1 from version where overlay = '' and type = :type and until = ${stillValid}
    union all select 1 from version where overlay <> '' and type = :type and until = ${stillValid} limit 1`);
  const inserted = (kind: ModelKind, model: StoredModel) => {
    if (insert.run(kind, model.id, JSON.stringify(model)).changes === 0) throw taken(kind, model.id);
  };
  const updated = (kind: ModelKind, model: StoredModel) => {
    if (update.run(JSON.stringify(model), kind, model.id).changes === 0) throw missing(kind, model.id);
  };
  const removed = (kind: ModelKind, id: string) => {
    if (kind === "customtype" && isUsed.get({ type: id }) !== undefined) throw used(id);
    if (remove.run(kind, id).changes === 0) throw missing(kind, id);
  };
  const body = prepareQuery(db, "select body from model where kind = :kind and id = :id", modelRow);
  const check = ({ kind, expected }: ModelChange, id: string) => {
    const model = expected && body.get({ kind, id });
    if (model && !expected.includes("*") && !expected.includes(modelTag(model))) throw changed(kind, id);
  };
  return (one) => {
    check(one, one.change === "delete" ? one.id : one.model.id);
    if (one.change === "delete") removed(one.kind, one.id);
    else if (one.change === "insert") inserted(one.kind, one.model);
    else updated(one.kind, one.model);
  };
}

function taken(kind: ModelKind, id: string): RefusedChange {
  return new RefusedChange("exists", `There is a ${names[kind]} "${id}" already: update it, or choose another id.`);
}

function missing(kind: ModelKind, id: string): RefusedChange {
  return new RefusedChange("not-found", `There is no ${names[kind]} "${id}": insert it first, or correct the id.`);
}

function changed(kind: ModelKind, id: string): RefusedChange {
  return new RefusedChange("stale", `The ${names[kind]} "${id}" was changed meanwhile: read it and send its new ETag.`);
}

function used(id: string): RefusedChange {
  return new RefusedChange("in-use", `Custom type "${id}" has documents: archive and publish them away first.`);
}
