import { createContext, use } from "react";
import { type Action, isAllowed } from "../../protocol/roles.ts";
import type { Session } from "../../protocol/session.ts";

const SessionContext = createContext<Session | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

const FrozenContext = createContext(false);

/** Says that the document inside of it can't be saved by anyone. */
export const FrozenProvider = FrozenContext.Provider;

/** Returns who is signed in. Throws outside of a session. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === undefined) throw new Error("This component needs a session.");
  return session;
}

/** Whether the editor's role may do something. The server decides; this hides what it would refuse. */
export function useMay(action: Action): boolean {
  const isFrozen = use(FrozenContext);
  return isAllowed(useSession().editor.role, action) && !(isFrozen && action === "save");
}
