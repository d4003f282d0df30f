import type { ComponentType, ReactNode } from "react";
import type { Enhance, IslandDefinition } from "./definition.ts";
import { IslandElement, registerEnhancer } from "./IslandElement.tsx";
import type { OnlyJson } from "./json.ts";
import { ReactIsland } from "./ReactIsland.tsx";

interface ReactIslandDefinition<Slot extends string> extends Pick<IslandDefinition, "name"> {
  /** When it loads; once it is almost in view by default. */
  readonly when?: IslandDefinition["when"];
  /** Selector of the elements whose clicks it handles; `button` by default. */
  readonly clicks?: string;
  /** Props that are rendered on the server, and stay as they are; `children` by default. */
  readonly slots?: readonly Slot[];
}

/**
 * Returns the component of a React island, which a server component renders. It is the client component of
 * `<Name>.client.tsx`, with each slot in a separate element. All other props are JSON; an attribute has them.
 */
export function island<Props extends object, Slot extends string = "children">(
  definition: ReactIslandDefinition<Slot>,
  Client: ComponentType<Props> & OnlyJson<Omit<Props, Slot>>,
): ComponentType<Props>;
export function island<Props extends object>(
  { slots = ["children"], ...own }: ReactIslandDefinition<string>,
  Client: ComponentType<Props>,
): ComponentType<Props> {
  const definition: IslandDefinition = { when: "visible", clicks: "button", ...own };
  return function Island(props: Props) {
    return <ReactIsland definition={definition} client={Client} props={props} slots={slots} />;
  };
}

interface WithChildren {
  readonly children?: ReactNode;
}

/**
 * Returns the component of an island whose code is an enhancer. It renders its children in the element that the
 * enhancer gets. All other props are JSON.
 */
export function enhanced<Data extends object>(
  definition: IslandDefinition,
  load: (() => Promise<{ readonly enhance: Enhance<Data> }>) & OnlyJson<Data>,
): ComponentType<Data & WithChildren>;
export function enhanced<Data extends object>(
  definition: IslandDefinition,
  load: () => Promise<{ readonly enhance: Enhance<Data> }>,
): ComponentType<Data & WithChildren> {
  registerEnhancer(definition.name, load);
  return function Island({ children, ...data }: Data & WithChildren) {
    return (
      <IslandElement definition={definition} data={data} fallback={children}>
        {children}
      </IslandElement>
    );
  };
}
