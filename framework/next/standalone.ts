import type { IslandManifest } from "../islands/manifest.ts";

/** A page without Next's scripts. A part that is not known means that it has to be sent as Next rendered it. */
export type Standalone = { readonly html: string } | { readonly unknown: string };

/** Everything in a page that Next or React may have written for the browser. They write `>` as `&gt;` in attributes. */
const parts =
  /<script\b(?<script>[^>]*)>(?<code>[^]*?)<\/script>|<x-island\b(?<island>[^>]*)>|<style(?<style> data-precedence="[^"]*" data-href="[^"]*")>|<link rel="(?<link>preload|modulepreload|expect)"[^>]*>|<div hidden=""><!--\$--><!--\/\$--><\/div>|<!--(?<comment>[^]*?)-->|<template\b|<div hidden="" id="S:|<\/body>/g;

/** The text between which React separates texts. An island that is hydrated needs it. */
const separators = new Set(["", " "]);

/** The ends of a boundary that is complete. All other marks are of one that a script would complete. */
const boundaries = new Set(["$", "/$"]);

/** Scripts that are data. */
const data = /\btype="(?:application\/ld\+json|speculationrules)"/;

/** Scripts that load Next, and those that hand it the page once more. */
const nextAttributes = /\bsrc="\/_next\/|\bid="_R_"/;
const nextCode = /^\(?self\.__next_f\b/;

/**
 * Returns a page without what only Next's runtime uses: scripts, preloads, flight data, marks, and names of styles.
 * Each island gets the addresses of its files, and a page with islands their loader. One pass, no I/O.
 */
export function standalone(html: string, { islands, loader, mark }: StandaloneManifest): Standalone {
  let unknown: string | undefined;
  let hasIslands = false;
  const preloads = new Set<string>();
  const result = html.replace(parts, (part: string, ...matched: readonly unknown[]) => {
    const found = readGroups(matched);
    if (found.island !== undefined) {
      hasIslands = true;
      const src = islands[readNameAttribute(found.island)];
      if (src === undefined) unknown ??= part;
      return `${part.slice(0, -1)} src="${src}">`;
    }
    if (found.style !== undefined) return "<style>";
    if (part === "</body>") return hasIslands ? `<script type="module"${mark}>${loader}</script></body>` : part;
    const fate = found.link === "preload" && isRepeated(part, preloads) ? "drop" : classifyPart(part, found, mark);
    if (fate === "unknown") unknown ??= part.slice(0, 100);
    return fate === "keep" ? part : "";
  });
  return unknown === undefined ? { html: result } : { unknown };
}

export interface StandaloneManifest extends Pick<IslandManifest, "loader"> {
  /** The attribute of scripts that are the site's own, ` data-ours="…"`. They need nothing of Next. */
  readonly mark: string;
  /** The addresses of an island's files by its name, with spaces between them. */
  readonly islands: Readonly<Record<string, string>>;
}

type Found = Readonly<Partial<Record<"script" | "code" | "island" | "style" | "link" | "comment", string>>>;

/** Returns the named groups, which are the last of what a replacer receives. */
function readGroups(matched: readonly unknown[]): Found {
  const groups = matched.at(-1);
  return typeof groups === "object" && groups !== null ? groups : {};
}

function readNameAttribute(attributes: string): string {
  return /\bname="(?<name>[^"]*)"/.exec(attributes)?.groups?.["name"] ?? "";
}

/** React writes a preload where a component has it, and once more at the beginning of the head. */
function isRepeated(preload: string, before: Set<string>): boolean {
  const [, pictures] = /\bimageSrcSet="([^"]*)"/.exec(preload) ?? [];
  const [, file] = /\bhref="([^"]*)"/.exec(preload) ?? [];
  const loaded = pictures ?? file ?? preload;
  const repeated = before.has(loaded);
  before.add(loaded);
  return repeated;
}

function classifyPart(
  part: string,
  { script, code = "", link, comment }: Found,
  mark: string,
): "keep" | "drop" | "unknown" {
  if (script !== undefined) {
    if (data.test(script) || script.includes(mark)) return "keep";
    return nextAttributes.test(script) || nextCode.test(code) ? "drop" : "unknown";
  }
  if (link !== undefined) return link !== "preload" || part.includes('as="script"') ? "drop" : "keep";
  if (comment === undefined) return part.startsWith('<div hidden=""><') ? "drop" : "unknown";
  if (separators.has(comment)) return "keep";
  return boundaries.has(comment) ? "drop" : "unknown";
}
