import type { TextChange } from "./copied-site.ts";

interface InternalChange {
  readonly title: string;
  readonly changes: readonly TextChange[];
  /** Sentence that the site logs. */
  readonly sentence: RegExp;
}

const requests = "node_modules/next/dist/server/lib/router-server.js";
const routes = "node_modules/next/dist/server/lib/router-utils/resolve-routes.js";

/** Makes the reference to a client component, which the server never calls. */
const clientReference = "Object.defineProperties(e,{$$typeof:{value:$},$$id:{value:t},$$async:{value:r}})";

/** Makes Next call something without the asynchronous context of its request. */
function losesContext(file: string, call: string): readonly TextChange[] {
  const outside = 'new (require("node:async_hooks").AsyncResource)("outside")';
  return [
    { file, from: '"use strict";', to: `"use strict";const outside=${outside};` },
    { file, from: call, to: `outside.runInAsyncScope(()=>${call})` },
  ];
}

/** Internals of Next that the site relies on, each changed. */
export const internalChanges: readonly InternalChange[] = [
  {
    title: "flight data has another name",
    changes: [{ from: "self.__next_f", to: "self.__next_g" }],
    sentence: /Next's HTML has a part that framework\/next\/standalone\.ts does not know: <script>/,
  },
  {
    title: "a complete boundary has another mark",
    changes: [{ from: String.raw`"\x3c!--$--\x3e"`, to: String.raw`"\x3c!--$z--\x3e"` }],
    sentence: /Next's HTML has a part that framework\/next\/standalone\.ts does not know: <!--\$z-->/,
  },
  {
    title: "texts have another separator",
    changes: [{ from: String.raw`"\x3c!-- --\x3e"`, to: String.raw`"\x3c!--|--\x3e"` }],
    sentence: /does not know: <!--\|-->/,
  },
  {
    title: "style sheets have another attribute",
    changes: [{ from: " data-precedence=", to: " data-rank=" }],
    sentence: /lacks React's hoisted style sheet/,
  },
  {
    title: "the header of a lifetime has another word",
    changes: [{ from: "s-maxage=${", to: "shared-max-age=${" }],
    sentence: /Next's cache-control header of a page is "shared-max-age=300/,
  },
  {
    title: "pages are stored in spite of the cache handler",
    changes: [{ from: "{cacheHandler:l}=t", to: "{cacheHandlerX:l}=t" }],
    sentence: /Next stored a page/,
  },
  {
    title: "client components have another mark",
    changes: [{ from: clientReference, to: "new Proxy(e,{get:(o,k)=>({$$typeof:$,$$id:t,$$async:r})[k]??o[k]})" }],
    sentence: /React's elements are not as framework\/react\/run-components\.tsx relies on: /,
  },
  {
    title: "the proxy runs outside of its request",
    changes: losesContext(routes, "serverResult.requestHandler(req, res, parsedUrl)"),
    sentence: /Next's proxy did not rewrite to the route of the request/,
  },
  {
    title: "components run outside of their request",
    changes: losesContext(requests, "initResult == null ? void 0 : initResult.requestHandler(req, res)"),
    sentence: /Next's rendering has lost the request's asynchronous context/,
  },
];
