import { deflateRawSync, inflateRawSync } from "node:zlib";
import * as v from "valibot";
import { storageKeys, type StorageName } from "./storage-keys.ts";
import { cookieValue, hiddenCookie } from "./cookies.ts";

/** Holds what a page shows once after a form was posted without script. */
const formStateCookie = "form-state" satisfies StorageName;

/** How long it is shown for, should the page be requested again. */
const { seconds } = storageKeys[formStateCookie];

/** The longest that is shown; the rest of a header has room for other cookies. */
const maxCharacters = 3600;
const maxBytes = 20_000;

const calendarFile = /^data:text\/calendar;charset=utf-8,[\w.:/%!'()*~\u{80}-\u{10ffff}-]*$/u;

const schema = v.object({
  /** Id of the form's element. */
  form: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** Typed texts, by the names of the fields. Empty once the form was accepted. */
  values: v.record(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)), v.string()),
  /** Names of the problems that are shown. */
  problems: v.array(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/))),
  /** Address of a calendar file that goes with the thanks. */
  file: v.optional(v.pipe(v.string(), v.regex(calendarFile))),
});

/** A form after a post: its problems and what was typed. Without problems it is its thanks. */
export type FormState = v.InferOutput<typeof schema>;

/** Returns the `Set-Cookie` value that makes the next response of a path show a form's state. */
export function setFormState(state: FormState, path: string, isSecure: boolean): string {
  const full = encode(state);
  const value = full.length > maxCharacters ? encode({ ...state, values: {} }) : full;
  return `${formStateCookie}=${value}; ${hiddenCookie({ path, seconds, isSecure })}`;
}

/** Returns the `Set-Cookie` value that ends it. */
export function clearFormState(path: string): string {
  return `${formStateCookie}=; ${hiddenCookie({ path, seconds: 0, isSecure: false })}`;
}

/** Parses the state in a Cookie header. Undefined without one that we wrote. */
export function readFormState(header: string | undefined): FormState | undefined {
  const value = cookieValue(header, formStateCookie);
  if (value === undefined) return undefined;
  try {
    const json = inflateRawSync(Buffer.from(value, "base64url"), { maxOutputLength: maxBytes }).toString();
    const state = v.safeParse(schema, JSON.parse(json));
    return state.success ? state.output : undefined;
  } catch {
    return undefined;
  }
}

function encode(state: FormState): string {
  return deflateRawSync(JSON.stringify(state)).toString("base64url");
}
