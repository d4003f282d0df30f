/** Visits each object in a list or a plain object, with its step: a name, or a position from 1. */
export function forEachObject(value: object, visit: (child: object, step: string) => void): void {
  if (Array.isArray(value)) {
    value.forEach((child: unknown, index) => {
      if (isObject(child)) visit(child, String(index + 1));
    });
  } else if (isRecord(value)) {
    for (const name in value) {
      const child = value[name];
      if (isObject(child)) visit(child, name);
    }
  }
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Every object has names, so that this only tells the compiler. */
function isRecord(value: object): value is Readonly<Record<string, unknown>> {
  return !Array.isArray(value);
}
