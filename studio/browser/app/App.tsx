import { Route, Router, Switch } from "wouter";
import { sessionSchema } from "../../protocol/session.ts";
import { RequestError } from "../api/request.ts";
import { useRead } from "../api/use-read.ts";
import { DocumentsView } from "../documents/DocumentsView.tsx";
import { EditorView } from "../editor/EditorView.tsx";
import { ModelsProvider, modelsSchema } from "../models/use-models.ts";
import { SessionProvider } from "../session/use-session.ts";
import { SignedOut } from "../session/SignedOut.tsx";
import { Failed } from "./Failed.tsx";
import { Waiting } from "./Waiting.tsx";

/** Settings of what is read once: neither a look at the window nor an error reads it again. */
const once = { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false };

/** The studio: the list of documents, or one under edit. */
export function App() {
  const session = useRead("session", sessionSchema, { shouldRetryOnError: false });
  const models = useRead(session.data === undefined ? null : "models", modelsSchema, once);
  const error = session.error ?? models.error;
  if (error instanceof RequestError && error.status === 401) return <SignedOut />;
  if (session.data === undefined || models.data === undefined) {
    const retry = () => void Promise.all([session.mutate(), models.mutate()]);
    return error === undefined ? <Waiting /> : <Failed error={error} retry={retry} />;
  }
  return (
    <SessionProvider value={session.data}>
      <ModelsProvider value={models.data}>
        <Router base="/studio">
          <Switch>
            <Route path="/documents/:id">{({ id }) => <EditorView key={id} id={decodeURIComponent(id)} />}</Route>
            <Route>
              <DocumentsView />
            </Route>
          </Switch>
        </Router>
      </ModelsProvider>
    </SessionProvider>
  );
}
