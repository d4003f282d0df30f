import type Database from "libsql";
import * as v from "valibot";
import type { ModelChange, ModelReader, ModelWriter, StoredModel } from "../store/model-store.ts";
import { modelChanger } from "./models-change.ts";
import { prepareQuery } from "./prepare-query.ts";

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

/** Each call is a transaction of its own. */
export function modelWriter(db: Database.Database): ModelWriter {
  const changeModels = modelChanger(db);
  const changeModel = (change: ModelChange) => changeModels([change]);
  return {
    changeModels,
    insertModel: (kind, model) => changeModel({ change: "insert", kind, model }),
    updateModel: (kind, model) => changeModel({ change: "update", kind, model }),
    deleteModel: (kind, id) => changeModel({ change: "delete", kind, id }),
  };
}
