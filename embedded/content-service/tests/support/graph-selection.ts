import { isRecord } from "@tessera/runtime/is-record.ts";

type Json = Readonly<Record<string, unknown>>;

/** The same selection of fields as a `graphQuery` and for Prismic's renderer. */
export interface GraphSelection {
  readonly text: string;
  readonly fetch: Json;
}

interface Chosen {
  readonly text: string;
  readonly fetch: unknown;
}

/** Chooses at least one field by `flip`. Composite slices are not chosen. */
export function chooseFields(fields: Json, slices: ReadonlyMap<string, Json>, flip: () => boolean): GraphSelection {
  const entries = Object.entries(fields);
  const some = entries.filter(flip);
  const chosen = (some.length > 0 ? some : entries).map(
    ([name, model]) => [name, chooseField(name, model, slices, flip)] as const,
  );
  return {
    text: `{ ${chosen.map(([, { text }]) => text).join(" ")} }`,
    fetch: Object.fromEntries(chosen.map(([name, { fetch }]) => [name, fetch])),
  };
}

function chooseField(name: string, model: unknown, slices: ReadonlyMap<string, Json>, flip: () => boolean): Chosen {
  const leaf = { text: name, fetch: { TYPE: "SimpleField", name, legacy: false } };
  const config = isRecord(model) && isRecord(model["config"]) ? model["config"] : {};
  if (isRecord(config["fields"]) && flip()) {
    const { text, fetch } = chooseFields(config["fields"], slices, flip);
    return { text: `${name} ${text}`, fetch: { TYPE: "Group", name, fields: fetch } };
  }
  if (!isRecord(config["choices"])) return leaf;
  const shared = Object.keys(config["choices"]).flatMap((id) => [...slices].filter(([slice]) => slice === id));
  if (shared.length === 0) return leaf;
  const chosen = shared.map(([id, slice]) => [id, chooseSlice(id, slice, flip)] as const);
  return {
    text: `${name} { ${chosen.map(([, { text }]) => text).join(" ")} }`,
    fetch: { TYPE: "SliceZone", name, slices: Object.fromEntries(chosen.map(([id, { fetch }]) => [id, fetch])) },
  };
}

function chooseSlice(id: string, slice: Json, flip: () => boolean): Chosen {
  const [variation]: readonly Json[] = Array.isArray(slice["variations"]) ? slice["variations"] : [];
  const part = (name: string) => {
    const fields = variation?.[name];
    return chooseFields(isRecord(fields) ? fields : {}, new Map(), flip);
  };
  const [primary, items] = [part("primary"), part("items")];
  return {
    text: `...on ${id} { variation { ...on default { primary ${primary.text} items ${items.text} } } }`,
    fetch: {
      TYPE: "SharedSlice",
      variations: {
        default: { TYPE: "Variation", nonRepeat: { fields: primary.fetch }, repeat: { fields: items.fetch } },
      },
    },
  };
}
