import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";

const found = new WeakMap<object, Promise<Error | undefined>>();

/**
 * Resolves to the error that a client component throws on the server, by rendering it before its page does: no boundary
 * catches an error there, and React ends the whole page. Renders once for the same props.
 */
export function findRenderError(element: ReactNode, props: object): Promise<Error | undefined> {
  const known = found.get(props) ?? tryToRender(element);
  found.set(props, known);
  return known;
}

async function tryToRender(element: ReactNode): Promise<Error | undefined> {
  try {
    const stream = await renderToReadableStream(element, { onError: () => {} });
    await stream.cancel();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
