import * as v from "valibot";
import { editingEndpoints } from "../editing-api/index.ts";
import type { EditingContext } from "../editing-api/editing-context.ts";
import type { Access } from "../http/access.ts";
import type { DocumentSource } from "../files/document-source.ts";
import { startContent } from "./content-service.ts";

const overlay = v.object({ id: v.string(), ref: v.string(), label: v.string() });

interface EditingOptions extends Partial<Omit<EditingContext, "store">> {
  /** Who may read what. */
  readonly access?: Access;
}

interface Edited {
  readonly status: number;
  readonly body: unknown;
  readonly etag: string | null;
}

type Headers = Readonly<Record<string, string>>;

/** Runs the content service with its editing API; `send` sends the write token, `edit` the newest ETag too. */
export async function startEditing(documents: readonly DocumentSource[], { access, ...options }: EditingOptions = {}) {
  const context = { repositoryName: "tessera", writeTokens: ["secret"], ...options };
  const service = await startContent({
    documents,
    ...(access && { access }),
    endpoints: (store) => editingEndpoints({ ...context, store }),
  });

  async function send(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<Edited> {
    const response = await fetch(`${service.origin}/editing/${path}`, {
      method,
      headers: { authorization: "Bearer secret", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json(), etag: response.headers.get("etag") };
  }

  /** Reads what a change is about, and sends the change with its ETag. */
  async function edit(method: string, path: string, body?: unknown, token = "secret") {
    const authorization = { authorization: `Bearer ${token}` };
    const changes = method !== "GET" && path.includes("/");
    const { etag } = changes ? await send("GET", path.replace(/\/(archive|publish).*$/, "")) : { etag: null };
    const condition = etag === null ? {} : { "if-match": etag };
    const { status, body: response } = await send(method, path, body, { ...authorization, ...condition });
    return { status, body: response };
  }

  return {
    ...service,
    edit,
    send,
    /** Creates a release or draft and returns it with its ref. */
    create: async (kind: "releases" | "drafts", label: string) =>
      v.parse(overlay, (await edit("POST", kind, { label })).body),
    /** Returns the id of a published document. */
    findId: async (uid: string) => (await service.newClient().getByUID("page", uid)).id,
  };
}
