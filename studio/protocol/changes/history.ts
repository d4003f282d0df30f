import type { EditedDocument, Json } from "../document.ts";
import { isRecord } from "../as-json.ts";
import { isSame } from "./is-same.ts";
import { type Path, readAt, setAt } from "./path.ts";

/** The part of a document that a change is in. Only data has a path. */
export type Part = "data" | "uid" | "title";

export interface Edit {
  readonly part: Part;
  readonly path: Path;
  /** Undefined removes the member. */
  readonly value: Json | undefined;
  /** Text for undo and redo: "Title of the hero". */
  readonly label: string;
  /** Edits with the same key in quick succession are one change. Undefined: always a separate one. */
  readonly key?: string | undefined;
}

/** An edit with its inverse. */
interface Change extends Omit<Edit, "value"> {
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  /** Milliseconds of a clock that never goes back. */
  readonly at: number;
}

export interface History {
  readonly document: EditedDocument;
  readonly past: readonly Change[];
  readonly future: readonly Change[];
}

/** Milliseconds in which edits with the same key are joined. */
const joinedMs = 800;

/** Applies an edit. One that changes nothing returns the same history. */
export function applyEdit(history: History, { value, ...edit }: Edit, at: number): History {
  const place = { ...edit, path: findPlace(history.document, edit, value) };
  const before = readPart(history.document, edit.part, place.path);
  const document = writePart(history.document, edit.part, edit.path, value);
  const after = readPart(document, edit.part, place.path);
  if (isSame(before, after)) return history;
  return { document, past: remember(history.past, { ...place, before, after, at }), future: [] };
}

/**
 * Returns the path of the value that an edit changes. A member that appears or disappears changes its container, because
 * an undo would restore it as the last member.
 */
function findPlace({ data }: EditedDocument, { part, path }: Omit<Edit, "value">, value: Json | undefined): Path {
  if (part !== "data") return path;
  const known = path.findIndex((_step, index) => readAt(data, path.slice(0, index + 1)) === undefined);
  if (known >= 0) return path.slice(0, known);
  return value === undefined ? path.slice(0, -1) : path;
}

function remember(past: readonly Change[], change: Change): readonly Change[] {
  const last = past.at(-1);
  const isJoined =
    last !== undefined &&
    change.key !== undefined &&
    last.key === change.key &&
    change.at - last.at < joinedMs &&
    isSame(last.after, change.before) &&
    last.path.length === change.path.length;
  return isJoined ? [...past.slice(0, -1), { ...change, before: last.before }] : [...past, change];
}

/** Takes the last change back. A change that somebody else has changed again since is dropped, and the one before it is taken back. */
export function undo(history: History): History {
  const change = history.past.at(-1);
  if (change === undefined) return history;
  const past = history.past.slice(0, -1);
  const document = replaceValue(history.document, change, change.after, change.before);
  return document === undefined ? undo({ ...history, past }) : { document, past, future: [change, ...history.future] };
}

/** Makes the last change that was taken back again, by the rule of `undo`. */
export function redo(history: History): History {
  const [change, ...future] = history.future;
  if (change === undefined) return history;
  const document = replaceValue(history.document, change, change.before, change.after);
  return document === undefined ? redo({ ...history, future }) : { document, past: [...history.past, change], future };
}

/** Replaces the value `from` at the place of a change by `to`. Returns undefined if another value is there. */
function replaceValue(document: EditedDocument, { part, path }: Change, from: Json | undefined, to: Json | undefined) {
  return isSame(readPart(document, part, path), from) ? writePart(document, part, path, to) : undefined;
}

function readPart({ data, uid, title }: EditedDocument, part: Part, path: Path): Json | undefined {
  if (part === "data") return readAt(data, path);
  return part === "uid" ? uid : title;
}

function writePart(document: EditedDocument, part: Part, path: Path, value: Json | undefined): EditedDocument {
  if (part === "uid") return { ...document, uid: typeof value === "string" ? value : null };
  if (part === "title") return { ...document, title: typeof value === "string" ? value : "" };
  const data = setAt(document.data, path, value);
  return isRecord(data) ? { ...document, data: { ...data } } : document;
}
