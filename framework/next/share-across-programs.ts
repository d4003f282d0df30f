import { bridge } from "./bridge.ts";

/**
 * Returns what the first program of the process created under a name. A shared value may contain the other program's
 * constants: compare them by name, never by identity.
 */
export function shareAcrossPrograms<Name extends keyof SharedByPrograms>(
  name: Name,
  create: () => SharedByPrograms[Name],
): SharedByPrograms[Name] {
  const shared: Partial<SharedByPrograms> = bridge().shared;
  const value = shared[name] ?? create();
  shared[name] = value;
  return value;
}
