declare global {
  /** Values that the programs of a process share, by name. A module that shares something declares it here. */
  interface SharedByPrograms {}
  var sharedOfTessera: Partial<SharedByPrograms> | undefined;
}

/**
 * Returns the value that the first program of the process created under a name. Next loads pages and route handlers as
 * two programs with separate modules, which share only the global object. Shared values may contain the other program's
 * constants: compare them by name, never by identity.
 */
export function shareAcrossPrograms<Name extends keyof SharedByPrograms>(
  name: Name,
  create: () => SharedByPrograms[Name],
): SharedByPrograms[Name] {
  const shared: Partial<SharedByPrograms> = (globalThis.sharedOfTessera ??= {});
  const value = shared[name] ?? create();
  shared[name] = value;
  return value;
}
