import type { ReactNode } from "react";
import { keyed } from "./keyed.ts";

/** A function of a `components` map of `@prismicio/react`. */
export type Draw<Node extends Typed, Text> = (props: Props<Node, Text>) => ReactNode;

interface Typed {
  readonly type: string;
}

interface Props<Node extends Typed, Text> extends Part<Node, Text> {
  readonly type: Node["type"];
}

interface Part<Node, Text> {
  readonly node: Node;
  readonly text: Text;
  readonly children: ReactNode[];
  readonly key: string;
}

/** A part drawn the caller's way; undefined when that is left to the default. Called as a function: never mounted anew. */
export function drawOwn<Node extends Typed, Text>(
  draw: Draw<Node, Text> | undefined,
  part: () => Part<NoInfer<Node>, NoInfer<Text>>,
): ReactNode {
  if (draw === undefined) return undefined;
  const { node, text, children, key } = part();
  return keyed(draw({ type: node.type, node, text, children, key }), key);
}
