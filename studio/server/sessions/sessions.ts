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
  /** Returns the secret of a link with which someone can sign in once. */
  readonly addLink: (editor: Editor) => string;
  /** Uses a link up. Returns the secret of the new session and its editor; undefined for a link that is not valid. */
  readonly signIn: (link: string) => { readonly secret: string; readonly editor: Editor } | undefined;
  /** Returns the session of a cookie and notes that it is used; undefined for one that has ended. */
  readonly find: (secret: string) => EditorSession | undefined;
  readonly end: (id: string) => void;
}

const minuteMs = 60_000;
const linkMs = 15 * minuteMs;
const idleMs = 12 * 60 * minuteMs;

/** Seconds after which a session ends, however much it is used. */
export const maxSessionSeconds = 7 * 86_400;

const sql = {
  clean: "delete from link where expires <= ?",
  addLink: "insert into link (hash, name, role, expires) values (?, ?, ?, ?)",
  takeLink: "delete from link where hash = ? and expires > ? returning name, role",
  drop: "delete from session where created <= ? or used <= ?",
  add: "insert into session (hash, name, role, created, used) values (?1, ?2, ?3, ?4, ?4)",
  find: "select hash as id, name, role, used from session where hash = ? and created > ? and used > ?",
  touch: "update session set used = ? where hash = ?",
  end: "delete from session where hash = ?",
};

const editorSchema = v.object({ name: v.string(), role: v.picklist(roles) });
const sessionSchema = v.object({ id: v.string(), ...editorSchema.entries, used: v.number() });

/** Manages sign-in links and sessions. `now` is in epoch milliseconds. */
export function createSessions({ run, list }: Pick<StudioStore, "run" | "list">, now: () => number): Sessions {
  /** Returns the earliest moments at which a session that lives was created and used. */
  const limits = () => [now() - maxSessionSeconds * 1000, now() - idleMs] as const;
  return {
    addLink: ({ name, role }) => {
      const secret = createSecret();
      run(sql.clean, now());
      run(sql.addLink, hashSecret(secret), name, role, now() + linkMs);
      return secret;
    },
    signIn: (link) => {
      const [row] = list(sql.takeLink, hashSecret(link), now());
      const found = v.safeParse(editorSchema, row);
      if (!found.success) return undefined;
      const secret = createSecret();
      run(sql.drop, ...limits());
      run(sql.add, hashSecret(secret), found.output.name, found.output.role, now());
      return { secret, editor: found.output };
    },
    find: (secret) => {
      const [row] = list(sql.find, hashSecret(secret), ...limits());
      const found = v.safeParse(sessionSchema, row);
      if (!found.success) return undefined;
      const { used, ...session } = found.output;
      if (now() - used >= minuteMs) run(sql.touch, now(), session.id);
      return session;
    },
    end: (id) => void run(sql.end, id),
  };
}
