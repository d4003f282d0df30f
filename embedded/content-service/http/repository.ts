import { languageName, masterLanguage } from "../languages.ts";
import type { StoreOverview } from "../store/document-store.ts";

/** The answer of `GET /api/v2`. `origin` is what the client asked, as `http://localhost:4001`. */
export function repository(overview: StoreOverview, origin: string): unknown {
  return {
    refs: [{ id: "master", ref: overview.masterRef, label: "Master", isMasterRef: true }],
    integrationFieldsRef: null,
    bookmarks: {},
    types: Object.fromEntries([...overview.types.keys()].sort().map((type) => [type, label(type)])),
    languages: overview.languages.map((id) => ({ id, name: languageName(id), is_master: id === masterLanguage })),
    tags: overview.tags,
    forms: forms(origin),
    oauth_initiate: `${origin}/auth`,
    oauth_token: `${origin}/auth/token`,
    version: "1",
    license: "All Rights Reserved",
    experiments: { draft: [], running: [] },
  };
}

function forms(origin: string) {
  const form = { method: "GET", enctype: "application/x-www-form-urlencoded" };
  return {
    tags: { ...form, action: `${origin}/api/tags`, fields: {} },
    everything: { ...form, action: `${origin}/api/v2/documents/search`, fields: searchFields },
  };
}

const text = { type: "String", multiple: false };

const searchFields = {
  ref: text,
  q: { type: "String", multiple: true },
  lang: text,
  page: { type: "Integer", multiple: false, default: "1" },
  pageSize: { type: "Integer", multiple: false, default: "20" },
  after: text,
  fetch: text,
  fetchLinks: text,
  orderings: text,
  referer: text,
};

/** `experience_page` → `Experience page` */
function label(type: string): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1).replaceAll("_", " ")}`;
}
