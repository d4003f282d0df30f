import type { StoreReader } from "../store/content-store.ts";
import type { SteppedWriter } from "./store-writer.ts";

/** Returns an asynchronous operation by its name; it rejects with a `StoreError`. */
export type OperationLookup<Operations extends StoreReader | SteppedWriter> = <Name extends keyof Operations>(
  name: Name,
) => (...args: Args<Operations[Name]>) => Promise<Result<Operations[Name]>>;

type Args<Operation> = Operation extends (...args: infer Values) => unknown ? Values : never;
type Result<Operation> = Operation extends (...args: never[]) => infer Value ? Value : never;

/** Runs an operation by its name, with arguments that the caller's types have checked. */
export function runOperation(operations: object, name: PropertyKey, args: readonly unknown[]) {
  const operation: unknown = Reflect.get(operations, name);
  if (typeof operation !== "function") throw new TypeError(`A store has no operation "${String(name)}".`);
  return Reflect.apply(operation, undefined, args);
}
