import { describe, expect, test } from "vitest";
import type { Overlay, RepositoryState } from "../store/state.ts";
import { findView } from "./find-view.ts";
import { previewToken, writeRef } from "./write-ref.ts";

const state: RepositoryState = {
  nonce: "n0nce",
  master: 20,
  oldestMaster: 10,
  oldestOverlayRevision: 12,
  languages: [],
  releases: [],
  tags: [],
  types: [],
  catalogs: 0,
};
const overlay = (id: string, kind: Overlay["kind"], revision: number): Overlay => {
  return { id, kind, label: id, scheduledAt: null, revision };
};
const release = overlay("sale", "release", 18);
const unchanged = overlay("unchanged", "release", 3);
const draft = overlay("draft", "draft", 19);
const overlays = new Map([release, unchanged, draft].map((one) => [one.id, one]));
const previews = new Map([
  ["good", { overlay: "draft", expiresAt: 1000 }],
  ["other", { overlay: "sale", expiresAt: 1000 }],
  ["gone", { overlay: "gone", expiresAt: 1000 }],
]);
const store = {
  overlay: async (id: string) => overlays.get(id),
  preview: async (token: string) => previews.get(token),
};

async function seen(ref: string, { seesReleases = true, now = 999 } = {}) {
  const result = await findView(ref, { store, state, repositoryName: "tessera", seesReleases, now });
  return result.found === "view" ? result.view : result.found;
}

const at = (master: number) => ({ nonce: "n0nce", master });
const token = (of: Overlay, id = "good", master = 20) => previewToken("a.example", at(master), of, id);

describe("the published documents", () => {
  test.each([
    ["the newest", 20, { master: 20, overlay: undefined }],
    ["the oldest that can be read", 10, { master: 10, overlay: undefined }],
    ["too old", 9, "expired"],
    ["not there yet", 21, "unknown"],
  ])("%s", async (_, master, expected) => {
    expect(await seen(writeRef(at(master)))).toEqual(expected);
  });

  test("a ref of another store", async () => {
    expect(await seen(writeRef({ nonce: "other", master: 20 }))).toBe("unknown");
  });
});

describe("a release", () => {
  const shown = (id: string, revision: number) => ({ master: 20, overlay: { id, revision } });
  test.each([
    ["as it is", release, shown("sale", 18)],
    ["as it was not long ago", { ...release, revision: 12 }, shown("sale", 12)],
    ["as it was too long ago", { ...release, revision: 11 }, "expired"],
    ["as it will be", { ...release, revision: 19 }, "unknown"],
    ["as it is, though that is long since", unchanged, shown("unchanged", 3)],
    ["published while it was read", overlay("gone", "release", 15), shown("gone", 15)],
    ["published long ago", overlay("gone", "release", 11), "expired"],
  ])("%s", async (_, of, expected) => {
    expect(await seen(writeRef(state, of))).toEqual(expected);
  });

  test("over documents that are too old", async () => {
    expect(await seen(writeRef(at(9), release))).toBe("expired");
  });

  test("for somebody who may not see releases", async () => {
    expect(await seen(writeRef(state, release), { seesReleases: false })).toBe("forbidden");
  });
});

describe("a draft", () => {
  const shown = (revision: number, master = 20) => ({ master, overlay: { id: "draft", revision } });
  test("is not seen without a preview, whatever it is called", async () => {
    expect(await seen(writeRef(state, draft))).toBe("unknown");
    expect(await seen(writeRef(state, { ...draft, kind: "release" }))).toBe("unknown");
  });

  test.each([
    ["as it is", token(draft), shown(19)],
    ["as it was when the preview was made", token({ ...draft, revision: 15 }, "good", 15), shown(15, 15)],
    ["as it is when the preview's revisions are too old", token({ ...draft, revision: 2 }, "good", 2), shown(19)],
    ["in a cookie", JSON.stringify({ "tessera.prismic.io": { preview: token(draft) } }), shown(19)],
    ["by the short form", `m-${writeRef(state)}:p-good`, shown(19)],
    ["by a preview of something else", token(draft, "other"), "unknown"],
    ["by an unknown preview", token(draft, "none"), "unknown"],
    ["by a preview of what is gone", token(overlay("gone", "draft", 19), "gone"), "unknown"],
    ["as it will be", token({ ...draft, revision: 20 }), "unknown"],
  ])("%s", async (_, ref, expected) => {
    expect(await seen(ref, { seesReleases: false })).toEqual(expected);
  });

  test("is not seen any more when the preview has expired", async () => {
    expect(await seen(token(draft), { now: 1000 })).toBe("expired-preview");
  });
});
