import { timestamp } from "../present/timestamp.ts";
import { refOf } from "../refs/write-ref.ts";
import type { Overlay, RepositoryState } from "../store/state.ts";
import type { Permissions } from "./access.ts";
import type { ServiceContext } from "./service-context.ts";

/** Returns the body of `GET /api/v2`. `origin` is that of the request, as `http://localhost:4001`. */
export function repository(
  state: RepositoryState,
  { releases }: Permissions,
  { repositoryName }: Pick<ServiceContext, "repositoryName">,
  origin: string,
): unknown {
  const { types, languages, tags, catalogs } = state;
  return {
    refs: [
      { id: "master", ref: refOf(state), label: "Master", isMasterRef: true },
      ...(releases ? state.releases.map((release) => releaseRef(release, state)) : []),
    ],
    integrationFieldsRef: catalogs === 0 ? null : `${repositoryName}~${catalogs.toString(36)}`,
    bookmarks: {},
    types: Object.fromEntries(types.map(({ id, label }) => [id, label])),
    languages: languages.map(({ id, name }, index) => ({ id, name, is_master: index === 0 })),
    tags,
    forms: forms(origin),
    oauth_initiate: `${origin}/auth`,
    oauth_token: `${origin}/auth/token`,
    version: "1",
    license: "All Rights Reserved",
    experiments: { draft: [], running: [] },
  };
}

function releaseRef(release: Overlay, state: RepositoryState) {
  const { id, label, scheduledAt } = release;
  const ref = { id, ref: refOf(state, release), label, isMasterRef: false };
  return scheduledAt === null ? ref : { ...ref, scheduledAt: timestamp(scheduledAt) };
}

/** Returns the forms of a repository: paths of its APIs and their parameters. */
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
  graphQuery: text,
  orderings: text,
  referer: text,
};
