import { timestamp } from "../present/timestamp.ts";
import { writeRef } from "../refs/write-ref.ts";
import type { Overlay, RepositoryState } from "../store/state.ts";
import type { Permissions } from "./access.ts";
import { forms } from "./forms.ts";
import type { ServiceContext } from "./service-context.ts";

/** Returns the body of `GET /api/v2`. `url` is that of the request, as `http://localhost:4001/api/v2`. */
export function repository(
  state: RepositoryState,
  { releases }: Permissions,
  { repositoryName }: Pick<ServiceContext, "repositoryName">,
  url: URL,
): unknown {
  const { types, languages, tags, catalogs } = state;
  const { origin } = url;
  const integrationFieldsRef = catalogs === 0 ? null : `${repositoryName}~${catalogs.toString(36)}`;
  return {
    refs: [
      { id: "master", ref: writeRef(state), label: "Master", isMasterRef: true },
      ...(releases ? state.releases.map((release) => releaseRef(release, state)) : []),
    ],
    integrationFieldsRef,
    bookmarks: {},
    types: Object.fromEntries(types.map(({ id, label }) => [id, label])),
    languages: languages.map(({ id, name }, index) => ({ id, name, is_master: index === 0 })),
    tags,
    forms: forms(url, integrationFieldsRef),
    oauth_initiate: `${origin}/auth`,
    oauth_token: `${origin}/auth/token`,
    version: "1",
    license: "All Rights Reserved",
    experiments: { draft: [], running: [] },
  };
}

function releaseRef(release: Overlay, state: RepositoryState) {
  const { id, label, scheduledAt } = release;
  const ref = { id, ref: writeRef(state, release), label, isMasterRef: false };
  return scheduledAt === null ? ref : { ...ref, scheduledAt: timestamp(scheduledAt) };
}
