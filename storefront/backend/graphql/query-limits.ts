import { Kind } from 'graphql';
import type { FragmentDefinitionNode, SelectionSetNode, ValidationRule } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';

/** Magento's defaults (`webapi/graphql_query_complexity`, `…_depth`). */
const MAX_COMPLEXITY = 300;
const MAX_DEPTH = 20;

interface Weight {
  readonly fields: number;
  readonly depth: number;
}

const NOTHING: Weight = { fields: 0, depth: 0 };

/** Fields and depth below a selection set; a fragment counts at each use, introspection does not count. */
function weigh(
  selections: SelectionSetNode | undefined,
  fragments: (name: string) => FragmentDefinitionNode | null | undefined,
  path: readonly string[],
): Weight {
  if (!selections) return NOTHING;
  return selections.selections.reduce<Weight>((sum, selection) => {
    const part = weighSelection(selection, fragments, path);
    return { fields: sum.fields + part.fields, depth: Math.max(sum.depth, part.depth) };
  }, NOTHING);
}

function weighSelection(
  selection: SelectionSetNode['selections'][number],
  fragments: (name: string) => FragmentDefinitionNode | null | undefined,
  path: readonly string[],
): Weight {
  if (selection.kind === Kind.INLINE_FRAGMENT) return weigh(selection.selectionSet, fragments, path);
  if (selection.kind === Kind.FRAGMENT_SPREAD) {
    const name = selection.name.value;
    // Cycles are another rule's error; here they only must not hang.
    return path.includes(name) ? NOTHING : weigh(fragments(name)?.selectionSet, fragments, [...path, name]);
  }
  if (selection.name.value.startsWith('__')) return NOTHING;
  const inner = weigh(selection.selectionSet, fragments, path);
  return { fields: inner.fields + 1, depth: selection.selectionSet ? inner.depth + 1 : inner.depth };
}

/** Refuses operations that are larger or deeper than Magento allows by default. */
export const queryLimits: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const { fields, depth } = weigh(operation.selectionSet, (name) => context.getFragment(name), []);
    if (fields > MAX_COMPLEXITY) {
      context.reportError(
        createGraphQLError(`Max query complexity should be ${MAX_COMPLEXITY} but got ${fields}.`, { nodes: operation }),
      );
    }
    if (depth > MAX_DEPTH) {
      context.reportError(createGraphQLError(`Max query depth should be ${MAX_DEPTH} but got ${depth}.`, { nodes: operation }));
    }
  },
});
