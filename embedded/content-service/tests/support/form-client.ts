import * as v from "valibot";

const field = v.object({ type: v.string(), multiple: v.boolean(), default: v.optional(v.string()) });
const form = v.object({ action: v.string(), fields: v.record(v.string(), field) });
const repository = v.object({ forms: v.record(v.string(), form) });

export interface FormClientOptions {
  readonly accessToken?: string;
  readonly routes?: readonly unknown[];
}

/** Reads the repository as clients before version 6 do: token and routes are in the address of the API. */
export function repositoryUrl(endpoint: string, { accessToken, routes }: FormClientOptions = {}): string {
  const query = [
    ...(accessToken === undefined ? [] : [`access_token=${accessToken}`]),
    ...(routes === undefined ? [] : [`routes=${encodeURIComponent(JSON.stringify(routes))}`]),
  ];
  return query.length === 0 ? endpoint : `${endpoint}?${query.join("&")}`;
}

/**
 * Submits a form of the repository with its defaults and values, as clients before version 6 do. Throws for a field that
 * the form does not have, as they do.
 */
export async function submitForm(repositoryAddress: string, name: string, values: Readonly<Record<string, string>>) {
  const { forms } = v.parse(repository, await (await fetch(repositoryAddress)).json());
  const { action, fields } = v.parse(form, forms[name]);
  const unknown = Object.keys(values).find((key) => !(key in fields));
  if (unknown !== undefined) throw new Error(`Unknown field ${unknown}`);
  const pairs = Object.entries(fields).flatMap(([key, { default: usual, multiple }]) => {
    const set = values[key] ? [values[key]] : [];
    const all = usual !== undefined && (multiple || set.length === 0) ? [usual, ...set] : set;
    return all.map((value) => `${key}=${encodeURIComponent(value)}`);
  });
  return fetch(pairs.length === 0 ? action : `${action}?${pairs.join("&")}`);
}
