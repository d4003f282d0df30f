import * as v from "valibot";
import { roles } from "../../protocol/roles.ts";
import type { StudioStore } from "./open-store.ts";
import { createSecret, hashSecret } from "./secret.ts";
import type { Editor } from "./sessions.ts";

/** Links with which an editor signs in once, within 15 minutes. */
export interface Links {
  /** Returns the secret of a new link. */
  readonly add: (editor: Editor) => Promise<string>;
  /** Uses a link up. Returns who it signs in; undefined for a link that is not valid. */
  readonly take: (secret: string) => Promise<Editor | undefined>;
}

const lifetimeMs = 900_000;

const sql = {
  clean: "delete from link where expires <= ?",
  add: "insert into link (hash, name, role, expires) values (?, ?, ?, ?)",
  take: "delete from link where hash = ? and expires > ? returning name, role",
};

const editorSchema = v.object({ name: v.string(), role: v.picklist(roles) });

/** Manages sign-in links. `now` is in epoch milliseconds. */
export function createLinks({ run, list }: Pick<StudioStore, "run" | "list">, now: () => number): Links {
  return {
    add: async ({ name, role }) => {
      const secret = createSecret();
      await run(sql.clean, now());
      await run(sql.add, hashSecret(secret), name, role, now() + lifetimeMs);
      return secret;
    },
    take: async (secret) => {
      const [row] = await list(sql.take, hashSecret(secret), now());
      return v.is(editorSchema, row) ? row : undefined;
    },
  };
}
