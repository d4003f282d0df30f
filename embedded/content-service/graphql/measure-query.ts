import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from "graphql";

export interface QuerySize {
  /** Levels of nested fields, without those of introspection. */
  readonly depth: number;
  /** Number of fields; a fragment counts at each use, and `__schema` counts as many. */
  readonly fields: number;
}

type FragmentSize = (name: string) => QuerySize;

const nothing: QuerySize = { depth: 0, fields: 0 };
const fieldsOfSchema = 500;

/** Measures all operations of a query, in linear time whatever its fragments contain. */
export function measureQuery({ definitions }: DocumentNode): QuerySize {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const ofFragment = fragmentSizes(fragments);
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const sizes = operations.map(({ selectionSet }) => measureSet(selectionSet, ofFragment));
  return {
    depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
    fields: Math.max(
      sizes.reduce((sum, { fields }) => sum + fields, 0),
      ...fragments.map(({ name }) => ofFragment(name.value).fields),
    ),
  };
}

/** Measures each fragment once. A recursive use counts as empty, because validation reports it. */
function fragmentSizes(fragments: readonly FragmentDefinitionNode[]): FragmentSize {
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment.selectionSet]));
  const known = new Map<string, QuerySize>();
  const ofFragment = (name: string): QuerySize => {
    const size = known.get(name);
    if (size) return size;
    known.set(name, nothing);
    const found = measureSet(byName.get(name), ofFragment);
    known.set(name, found);
    return found;
  };
  return ofFragment;
}

function measureSet(set: SelectionSetNode | undefined, ofFragment: FragmentSize): QuerySize {
  let depth = 0;
  let fields = 0;
  for (const selection of set?.selections ?? []) {
    const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
    const inner = isSpread ? ofFragment(selection.name.value) : measureSet(selection.selectionSet, ofFragment);
    const name = selection.kind === Kind.FIELD ? selection.name.value : undefined;
    const isIntrospection = name === "__schema" || name === "__type";
    fields += inner.fields + (name === undefined ? 0 : 1) + (isIntrospection ? fieldsOfSchema : 0);
    depth = Math.max(depth, isIntrospection ? 1 : inner.depth + (name === undefined ? 0 : 1));
  }
  return { depth, fields };
}
