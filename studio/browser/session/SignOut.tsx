import * as v from "valibot";
import { useSWRConfig } from "swr";
import { request } from "../api/request.ts";
import { Button } from "../controls/Button.tsx";
import { useSession } from "./use-session.ts";

/** Ends the session on the server. Copies of what is not saved yet stay in the browser. */
export function SignOut() {
  const { editor } = useSession();
  const { mutate } = useSWRConfig();
  const signOut = async () => {
    await request("session", v.unknown(), { method: "DELETE" }).catch(() => undefined);
    await mutate("session");
  };
  return (
    <Button look="plain" aria-label={`Sign out ${editor.name}`} onPress={() => void signOut()}>
      {editor.name} · Sign out
    </Button>
  );
}
