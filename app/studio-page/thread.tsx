import "./connect-thread.ts";
import { parentPort } from "node:worker_threads";
import { renderToString } from "react-dom/server";
import * as v from "valibot";
import { publications } from "../../endpoints/webhook/publications.ts";
import { finishContent } from "../../framework/react/markup/finish-content.ts";
import { readRoute } from "../../routing/route.ts";
import type { StudioPageInput } from "../../studio/protocol/studio-page.ts";
import { type FromThread, type Place, toThreadSchema } from "../../studio/protocol/thread-messages.ts";
import { views } from "../_composition/views.ts";
import { BarePage } from "./BarePage.tsx";
import { renderStudioPage } from "./render-studio-page.ts";

const port = parentPort;
if (port === null) throw new Error("The renderer of editors runs in a thread.");

const send = (message: FromThread) => port.postMessage(message);

port.on("message", (received: unknown) => {
  const message = v.parse(toThreadSchema, received);
  if (message.type === "published") {
    publications.notify(message.masterRef);
    return;
  }
  const { id } = message;
  render(message.place, message.input)
    .then((rendered) => send({ type: "rendered", id, ...rendered }))
    .catch((cause: unknown) => send({ type: "failed", id, error: toCloneable(cause) }));
});

/** Renders a document as `app/studio-page` does through Next, without what frames have besides. */
async function render({ path, ...place }: Place, input: StudioPageInput) {
  const route = readRoute({ ...encode(place), view: "_", path: path.map(encodeURIComponent) }, views);
  if (route === undefined) throw new Error(`No site has the page ${[place.host, ...path].join("/")}.`);
  const { outcome, output } = await renderStudioPage(route, input);
  const content = outcome?.kind === "page" ? finishContent(outcome.content) : null;
  return { html: renderToString(<BarePage>{content}</BarePage>), output };
}

function encode({ host, locale, currency }: Omit<Place, "path">) {
  return { host: encodeURIComponent(host), locale: encodeURIComponent(locale), currency: encodeURIComponent(currency) };
}

/** Errors of upstreams have members that can't be copied to another thread. */
function toCloneable(cause: unknown): Error {
  const error = new Error(cause instanceof Error ? cause.message : String(cause));
  if (cause instanceof Error && cause.stack !== undefined) error.stack = cause.stack;
  return error;
}
