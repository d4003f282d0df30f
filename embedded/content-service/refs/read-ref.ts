import type { Overlay } from "../store/state.ts";

/** A parsed ref; `find-view.ts` checks that its parts exist. */
export interface Ref {
  readonly master: number;
  /** The release or draft that covers the published documents. */
  readonly overlay: Pick<Overlay, "id" | "kind" | "revision"> | undefined;
  /** The id of the preview that permits reading the overlay. */
  readonly preview: string | undefined;
}

/**
 * Parses `M`, `R~M`, `M:D`, `m-M:p-<preview>` and `https://<host>/previews/<R~M or M:D>?websitePreviewId=<preview>`.
 * Undefined for any other text and for refs of another store.
 */
export function readRef(text: string, nonce: string): Ref | undefined {
  return readShortPreview(text, nonce) ?? readPreview(text, nonce) ?? readView(text, nonce, undefined);
}

function readShortPreview(text: string, nonce: string): Ref | undefined {
  const [, masterText = "", preview] = /^m-([\w-]+):p-([\w-]+)$/.exec(text) ?? [];
  const master = readMaster(masterText, nonce);
  return master === undefined ? undefined : { master, overlay: undefined, preview };
}

function readPreview(text: string, nonce: string): Ref | undefined {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  const { pathname, searchParams } = new URL(text);
  const preview = searchParams.get("websitePreviewId");
  const [, view] = /^\/previews\/([\w:~-]+)$/.exec(pathname.replace(/%3A/gi, ":").replace(/%7E/gi, "~")) ?? [];
  return preview && view ? readView(view, nonce, preview) : undefined;
}

function readView(text: string, nonce: string, preview: string | undefined): Ref | undefined {
  const [, release, afterRelease] = /^([\w-]+)~([\w-]+)$/.exec(text) ?? [];
  const [, beforeDraft, draft] = /^([\w-]+):([\w-]+)$/.exec(text) ?? [];
  const master = readMaster(afterRelease ?? beforeDraft ?? text, nonce);
  const over = release ?? draft;
  const overlay = over === undefined ? undefined : readOverlay(over, draft === undefined ? "release" : "draft");
  if (master === undefined || (over !== undefined && !overlay)) return undefined;
  return { master, overlay, preview };
}

function readMaster(text: string, nonce: string): number | undefined {
  return text.startsWith(nonce) ? readRevision(text.slice(nonce.length)) : undefined;
}

function readOverlay(text: string, kind: "release" | "draft"): Ref["overlay"] {
  const [, revisionText = "", id] = /^([^.]*)\.(.+)$/s.exec(Buffer.from(text, "base64url").toString()) ?? [];
  const revision = readRevision(revisionText);
  return id === undefined || revision === undefined ? undefined : { id, kind, revision };
}

function readRevision(text: string): number | undefined {
  return /^[0-9a-z]{1,10}$/.test(text) ? Number.parseInt(text, 36) : undefined;
}
