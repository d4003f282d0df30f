import type { JsonReply } from "../../http/send-json.ts";
import { findView } from "../refs/find-view.ts";
import { refOf } from "../refs/write-ref.ts";
import type { RepositoryState } from "../store/state.ts";
import type { View } from "../store/view.ts";
import type { Sight } from "./access.ts";
import type { ServiceContext } from "./service-context.ts";
import { unseen } from "./unseen.ts";

/** What a caller sees, and what the documents are presented with. */
export interface SeenView {
  readonly state: RepositoryState;
  readonly view: View;
  readonly ref: string;
  readonly origin: string;
  readonly mediaBaseUrl: string;
}

/** What a ref, preview token or cookie shows to a caller who asked at `origin`, or the answer that says why nothing. */
export async function viewOf(
  text: string,
  { releases }: Sight,
  origin: string,
  context: ServiceContext,
): Promise<SeenView | JsonReply> {
  const { store, repositoryName, mediaBaseUrl = origin } = context;
  const state = await store.state();
  const viewer = { store, state, repositoryName, seesReleases: releases, now: context.now() };
  const seen = await findView(text, viewer);
  if (seen.found !== "view") return unseen(seen.found, refOf(state), origin);
  return { state, view: seen.view, ref: seen.ref, origin, mediaBaseUrl };
}
