import { SWRConfig } from "swr";
import { Route, Router, Switch } from "wouter";
import { sessionSchema } from "../../protocol/session.ts";
import { RequestError } from "../api/request.ts";
import { useRead } from "../api/use-read.ts";
import { DocumentsView } from "../documents/DocumentsView.tsx";
import { EditorView } from "../editor/EditorView.tsx";
import { SessionProvider } from "../session/use-session.ts";
import { SignedOut } from "../session/SignedOut.tsx";
import { Failed } from "./Failed.tsx";
import { Waiting } from "./Waiting.tsx";

/** The studio: the list of documents, or one under edit. */
export function App() {
  const { data: session, error, mutate } = useRead("session", sessionSchema, { shouldRetryOnError: false });
  if (error instanceof RequestError && error.status === 401) return <SignedOut />;
  if (session === undefined) return error === undefined ? <Waiting /> : <Failed error={error} retry={() => void mutate()} />;
  return (
    <SessionProvider value={session}>
      <SWRConfig value={{ keepPreviousData: true }}>
        <Router base="/studio">
          <Switch>
            <Route path="/documents/:id">{({ id }) => <EditorView key={id} id={decodeURIComponent(id)} />}</Route>
            <Route>
              <DocumentsView />
            </Route>
          </Switch>
        </Router>
      </SWRConfig>
    </SessionProvider>
  );
}
