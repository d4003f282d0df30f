/** An event of one kind, which each listener receives at once. */
export interface Signal<Value> {
  readonly send: (value: Value) => void;
  /** Calls a function with each value from now on. The result stops that. */
  readonly listen: (listener: (value: Value) => void) => () => void;
}

export function createSignal<Value>(): Signal<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    send: (value) => {
      for (const listener of listeners) listener(value);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
