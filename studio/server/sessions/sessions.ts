import * as v from "valibot";
import { roles, type Role } from "../../protocol/roles.ts";
import type { StudioStore } from "./open-store.ts";
import { createSecret, hashSecret } from "./secret.ts";

export interface Editor {
  readonly name: string;
  readonly role: Role;
}

/** A session of an editor in one browser. */
export interface EditorSession extends Editor {
  /** Hash of the secret in its cookie. */
  readonly id: string;
}

export interface Sessions {
  /** Begins a session of an editor. Returns the secret for its cookie. */
  readonly begin: (editor: Editor) => Promise<string>;
  /** Returns the session of a cookie and notes that it is used; undefined for one that has ended. */
  readonly find: (secret: string) => Promise<EditorSession | undefined>;
  /** Whether the session with an id has not ended. */
  readonly isLive: (id: string) => Promise<boolean>;
  readonly end: (id: string) => Promise<void>;
}

const minuteMs = 60_000;
const idleMs = 12 * 60 * minuteMs;

/** Seconds after which a session ends, however much it is used. */
export const maxSessionSeconds = 7 * 86_400;

const sql = {
  drop: "delete from session where created <= ? or used <= ?",
  add: "insert into session (hash, name, role, created, used) values (?1, ?2, ?3, ?4, ?4)",
  find: "select hash as id, name, role, used from session where hash = ? and created > ? and used > ?",
  touch: "update session set used = ? where hash = ?",
  end: "delete from session where hash = ?",
};

const sessionSchema = v.object({ id: v.string(), name: v.string(), role: v.picklist(roles), used: v.number() });

/** Manages sessions. `now` is in epoch milliseconds. */
export function createSessions({ run, list }: Pick<StudioStore, "run" | "list">, now: () => number): Sessions {
  /** Returns the earliest moments at which a session that lives was created and used. */
  const limits = () => [now() - maxSessionSeconds * 1000, now() - idleMs] as const;
  const findById = async (id: string) => {
    const [row] = await list(sql.find, id, ...limits());
    return v.is(sessionSchema, row) ? row : undefined;
  };
  return {
    begin: async ({ name, role }) => {
      const secret = createSecret();
      await run(sql.drop, ...limits());
      await run(sql.add, hashSecret(secret), name, role, now());
      return secret;
    },
    find: async (secret) => {
      const found = await findById(hashSecret(secret));
      if (found === undefined) return undefined;
      const { used, ...session } = found;
      if (now() - used >= minuteMs) await run(sql.touch, now(), session.id);
      return session;
    },
    isLive: async (id) => (await findById(id)) !== undefined,
    end: async (id) => void (await run(sql.end, id)),
  };
}
