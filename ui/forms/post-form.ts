import { readFormValues } from "./form-problems.ts";

/** The result of a post: the names of its problems, if any, and the address of a calendar file. */
export interface PostResult {
  readonly problems: readonly string[];
  readonly file: string | undefined;
}

/** Posts a form, and returns what the server says. Its one problem is `failed` where it says nothing. */
export async function postForm(form: HTMLFormElement, key: string): Promise<PostResult> {
  const body = new URLSearchParams({ ...readFormValues(form), key });
  try {
    const response = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } });
    const result: unknown = await response.json();
    return response.ok ? { problems: [], file: fileIn(result) } : { problems: problemsIn(result), file: undefined };
  } catch {
    return { problems: ["failed"], file: undefined };
  }
}

function problemsIn(result: unknown): readonly string[] {
  const names: unknown = typeof result === "object" && result !== null && "problems" in result ? result.problems : [];
  return Array.isArray(names) && names.length > 0 ? names.map(String) : ["failed"];
}

function fileIn(result: unknown): string | undefined {
  const file: unknown = typeof result === "object" && result !== null && "file" in result ? result.file : undefined;
  return typeof file === "string" ? file : undefined;
}

/** Returns what makes a post that is repeated the same message: 128 random bits. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
