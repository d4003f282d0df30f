/** Headers by which a client would control Next's router, proxy, cache or scripts. */
const ofRequest =
  /^(?:rsc|next-.*|x-next-.*|x-nextjs-.*|x-middleware-.*|x-invoke-.*|x-matched-path|x-prerender-.*|x-vercel-.*|x-now-.*)$/;

/** Headers that call a server action. */
const ofServerAction = new Set(["next-action", "next-router-state-tree"]);

/** Tells whether only Next itself may send a header of a request: a client's would choose another response. */
export function isInternalRequestHeader(name: string, allowsServerAction: boolean): boolean {
  return ofRequest.test(name) && !(allowsServerAction && ofServerAction.has(name));
}

/** Tells whether a header of a response is for Next's cache or router alone. */
export function isInternalResponseHeader(name: string): boolean {
  return /^x-(?:middleware|nextjs)-/.test(name);
}
