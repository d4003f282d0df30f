import type { ContentStore } from "../store/content-store.ts";
import type { RepositoryState } from "../store/state.ts";

/** Who asks for a view, and when. */
export interface Viewer {
  readonly store: Pick<ContentStore, "preview" | "overlay">;
  readonly state: RepositoryState;
  readonly repositoryName: string;
  readonly seesReleases: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Why a ref shows nothing. */
export type Unseen = "unknown" | "expired" | "expired-preview" | "forbidden";
