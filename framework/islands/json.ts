type Primitive = string | number | boolean | null | undefined;

/** True for what `JSON.stringify` and `JSON.parse` return as it was; false for functions, elements, dates and `any`. */
type IsJson<T> = 0 extends 1 & T
  ? false
  : T extends Primitive
    ? true
    : T extends readonly (infer Item)[]
      ? IsJson<Item>
      : T extends ((...parameters: never) => unknown) | symbol | bigint
        ? false
        : NotJson<T> extends never
          ? true
          : false;

/** The names of the props that are not JSON. */
type NotJson<Props> = {
  [Name in keyof Props]-?: false extends IsJson<Props[Name]> ? Name : never;
}[keyof Props];

/** Accepts any value where all props are JSON; else it names those that are not, in the compiler's message. */
export type OnlyJson<Props> = [NotJson<Props>] extends [never]
  ? unknown
  : `${NotJson<Props> & string} is no JSON: make it a slot, or plain data`;
