import type { HonoRequest } from "hono";
import type { Edit, Expected } from "../store/edit.ts";

type Headers = Pick<HonoRequest, "header">;

/** Returns who sends a request, and the state that its change is based on: `If-Match: "12"`, `If-None-Match: *`. */
export function readEdit(request: Headers): Edit & { readonly expected: Expected } {
  return { author: readAuthor(request), expected: readExpected(request) };
}

/** As `readEdit`, for clients that send no conditions: what they do not state is not checked. */
export function readLenientEdit(request: Headers): Edit {
  const { author, expected } = readEdit(request);
  return expected.kind === "unstated" ? { author } : { author, expected };
}

/** Returns the name in front of a token, `anna:<secret>`; else that of the header `x-author`, else "unnamed". */
function readAuthor(request: Headers): string {
  const [, name] = /^Bearer +([^\s:]+):/i.exec(request.header("authorization") ?? "") ?? [];
  return name ?? (request.header("x-author")?.trim().slice(0, 100) || "unnamed");
}

/** Weak tags and texts of other services match no revision. */
function readExpected(request: Headers): Expected {
  const match = request.header("if-match")?.trim();
  if (match === "*") return { kind: "present" };
  if (match !== undefined) return { kind: "revisions", revisions: revisionsIn(match) };
  return { kind: request.header("if-none-match")?.trim() === "*" ? "absent" : "unstated" };
}

/** `"12", W/"13", "14"` → `[12, 14]` */
function revisionsIn(tags: string): readonly number[] {
  return tags.split(",").flatMap((tag) => {
    const [, digits] = /^"(\d{1,15})"$/.exec(tag.trim()) ?? [];
    return digits === undefined ? [] : [Number(digits)];
  });
}
