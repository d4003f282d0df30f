import type { EditedDocument } from "../../../studio/protocol/document.ts";
import type { Role } from "../../../studio/protocol/roles.ts";

/** A request to the API that the lowest role which may send it can send with success. */
export interface StudioRequest {
  readonly method: string;
  /** Address of the route below `/studio/api/`, with `none` for its parameters. */
  readonly route: string;
  readonly lowest: Role;
  readonly path?: string;
  readonly body?: object;
}

/**
 * Lists a request for each route of the API, with the lowest role that may send it. The roles are written by hand, so that a
 * test can compare the server with them. Most requests succeed in this order.
 */
export function listStudioRequests(document: EditedDocument, revision: number): readonly StudioRequest[] {
  const at = (rest: string) => `documents/${document.id}${rest}`;
  const { id, ...unnamed } = document;
  const market = { host: "www.tessera.example", locale: "en", currency: "EUR" };
  return [
    { method: "GET", route: "session", lowest: "viewer" },
    { method: "GET", route: "audit", lowest: "admin" },
    { method: "GET", route: "documents", lowest: "viewer" },
    { method: "GET", route: "documents/none", lowest: "viewer", path: at("") },
    { method: "GET", route: "documents/none/uses", lowest: "viewer", path: at("/uses") },
    { method: "GET", route: "documents/none/history", lowest: "viewer", path: at("/history") },
    { method: "GET", route: "documents/none/state", lowest: "viewer", path: at("/state") },
    { method: "GET", route: "models", lowest: "viewer" },
    { method: "GET", route: "media", lowest: "viewer" },
    { method: "GET", route: "addresses", lowest: "viewer", path: `addresses?uid=${document.uid}&lang=en-us` },
    { method: "POST", route: "validate", lowest: "viewer", body: { document } },
    { method: "POST", route: "render", lowest: "viewer", body: { seq: 1, document, market, slice: null } },
    { method: "POST", route: "frame", lowest: "viewer", body: { document: id, market } },
    { method: "POST", route: "merge", lowest: "editor", body: { base: document, mine: document, theirs: document } },
    {
      method: "POST",
      route: "documents",
      lowest: "editor",
      body: { document: { ...unnamed, uid: `${unnamed.uid}.b` } },
    },
    {
      method: "PUT",
      route: "documents/none/draft",
      lowest: "editor",
      path: at("/draft"),
      body: { base: revision, document: { ...document, title: "Changed" } },
    },
    {
      method: "POST",
      route: "documents/none/history/none/restore",
      lowest: "editor",
      path: at(`/history/${revision}/restore`),
      body: {},
    },
    { method: "DELETE", route: "documents/none/draft", lowest: "editor", path: at("/draft") },
    { method: "POST", route: "media", lowest: "editor", body: {} },
    { method: "PATCH", route: "media/none", lowest: "editor", body: { alt: "" } },
    { method: "POST", route: "documents/none/publish", lowest: "publisher", path: at("/publish"), body: { revision } },
    { method: "POST", route: "documents/none/share", lowest: "editor", path: at("/share"), body: {} },
    {
      method: "POST",
      route: "documents/none/schedule",
      lowest: "publisher",
      path: at("/schedule"),
      body: { revision, at: "2090-01-01T08:00:00Z" },
    },
    { method: "DELETE", route: "documents/none/schedule", lowest: "publisher", path: at("/schedule") },
    {
      method: "POST",
      route: "documents/none/unpublish",
      lowest: "publisher",
      path: at("/unpublish"),
      body: { revision, acceptLoss: true },
    },
    { method: "DELETE", route: "session", lowest: "viewer" },
  ];
}
