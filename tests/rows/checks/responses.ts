import type { Check } from "../row.ts";
import { listAt } from "../list-at.ts";
import { describeText, type Text } from "../texts.ts";
import { findTexts } from "./elements.ts";

export function responds(status: number): Check {
  return { looksFor: `status ${status}`, isFound: (visited) => visited.status === status };
}

/** Looks for a header; where it is sent twice, both values count. */
export function sends(name: string, ...texts: readonly Text[]): Check {
  return findTexts(`header ${name}: ${texts.map(describeText).join()}`, texts, ({ headers }) => {
    const value = headers.get(name);
    return value === undefined ? [] : [value];
  });
}

export function redirects(status: number, location: RegExp): Check {
  return {
    looksFor: `${status} to ${location}`,
    isFound: (visited) => visited.status === status && location.test(visited.headers.get("location") ?? ""),
  };
}

/** Looks for texts in the body as it was sent. */
export function reads(...texts: readonly Text[]): Check {
  return findTexts(`body with ${texts.map(describeText).join(" and ")}`, texts, ({ body }) =>
    body === "" ? [] : [body],
  );
}

/** Looks for texts at a path of the response's JSON. */
export function returns(at: string, ...texts: readonly Text[]): Check {
  return findTexts(`${at} of JSON: ${texts.map(describeText).join()}`, texts, ({ body }) => listStrings(body, at));
}

/** Looks for texts at a path of the nodes of structured data that have a type. */
export function structures(type: string, at: string, ...texts: readonly Text[]): Check {
  return findTexts(`${type} with ${at}: ${texts.map(describeText).join()}`, texts, ({ document }) =>
    [...document.querySelectorAll('script[type="application/ld+json"]')]
      .flatMap(({ textContent }) => listNodes(parseJson(textContent ?? ""), type))
      .flatMap((node) => listAt(node, at).map(String)),
  );
}

function listStrings(body: string, at: string): readonly string[] {
  return listAt(parseJson(body), at).map(String);
}

/** Lists the objects of a type, at any depth. */
function listNodes(json: unknown, type: string): readonly object[] {
  if (typeof json !== "object" || json === null) return [];
  const within = Object.values(json).flatMap((value) => listNodes(value, type));
  return "@type" in json && json["@type"] === type ? [json, ...within] : within;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
