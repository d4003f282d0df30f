/** Runs the operation of a name, with values that the caller's types have checked. */
export function runOperation(operations: object, name: PropertyKey, given: readonly unknown[]) {
  const operation: unknown = Reflect.get(operations, name);
  if (typeof operation !== "function") throw new TypeError(`A store has no operation "${String(name)}".`);
  return Reflect.apply(operation, undefined, given);
}
