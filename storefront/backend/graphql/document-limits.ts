import { GraphQLError, Kind, Lexer, Source, TokenKind } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionNode, SelectionSetNode } from 'graphql';
import { inputError } from '../graphql-error.ts';
import { countAliases } from './count-aliases.ts';

/** Magento's defaults (`webapi/graphql_query_complexity`, `…_depth`). */
const MAX_COMPLEXITY = 300;
const MAX_DEPTH = 20;
/** Magento's default since its security patches of 2025 (`graphql/validation/maximum_alias_allowed`). */
const MAX_ALIASES = 10;

/** A product page asks for 365 tokens and 234 selections, the introspection query for 230 selections. */
const MAX_CHARACTERS = 100_000;
const MAX_TOKENS = 2_000;
const MAX_NESTING = 100;
const MAX_SELECTIONS = 700;
const MAX_SELECTIONS_IN_DOCUMENT = 2_000;
/**
 * Aliases repeat an expensive root field, such as a sign-in or a search, within one request. Magento does not count
 * those within inline fragments.
 */
const MAX_ROOT_ALIASES = 50;

const OPENING: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Scans the text of a document once, without recursion, before it is parsed.
 *
 * @throws GraphQLError when the text is too long, has too many tokens, nests too deeply or has an invalid token.
 */
export function checkDocumentSize(query: string): void {
  if (query.length > MAX_CHARACTERS) {
    throw new GraphQLError(`Max query length should be ${MAX_CHARACTERS} characters but got ${query.length}.`);
  }
  const lexer = new Lexer(new Source(query));
  let nesting = 0;
  for (let tokens = 1; lexer.advance().kind !== TokenKind.EOF; tokens += 1) {
    const { kind } = lexer.token;
    if (OPENING.has(kind)) nesting += 1;
    if (CLOSING.has(kind)) nesting -= 1;
    if (tokens > MAX_TOKENS) throw new GraphQLError(`Max number of query tokens should be ${MAX_TOKENS}.`);
    if (nesting > MAX_NESTING) throw new GraphQLError(`Max nesting of brackets in a query should be ${MAX_NESTING}.`);
  }
}

/**
 * Checks that a document has no more aliases than Magento allows by default. Magento checks it before anything else.
 *
 * @throws CommerceError graphql-input when it has more.
 */
export function checkDocumentAliases(document: DocumentNode): void {
  const aliases = countAliases(document);
  if (aliases > MAX_ALIASES) throw inputError(`Max Aliases in query should be ${MAX_ALIASES} but got ${aliases}.`);
}

/** Size of a selection set with every fragment spread replaced by the fields of its fragment. */
export interface DocumentWeight {
  /** Number of fields as Magento counts them, without introspection. */
  readonly fields: number;
  /** Number of levels of fields that have subfields, without introspection. */
  readonly depth: number;
  /** Number of all selections, with introspection, `__typename`, spreads and inline fragments. */
  readonly selections: number;
  /** Number of fields with an alias on the first level. */
  readonly aliases: number;
}

const EMPTY: DocumentWeight = { fields: 0, depth: 0, selections: 0, aliases: 0 };

/** Keeps sums exact: 60 fragments that spread each other twice expand to more fields than a double can count. */
const add = (first: number, second: number): number => Math.min(first + second, Number.MAX_SAFE_INTEGER);

/**
 * Returns a function that weighs selection sets. Each fragment is weighed once, however often it is spread.
 *
 * The function throws a GraphQLError when a fragment spreads itself, directly or through others.
 */
export function createWeigher(document: DocumentNode): (selectionSet: SelectionSetNode) => DocumentWeight {
  const fragments = new Map<string, FragmentDefinitionNode>(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const weights = new Map<string, DocumentWeight | 'pending'>();

  function weighFragment(name: string): DocumentWeight {
    const known = weights.get(name);
    if (known === 'pending') throw new GraphQLError(`Cannot spread fragment "${name}" within itself.`);
    if (known) return known;
    weights.set(name, 'pending');
    const fragment = fragments.get(name);
    const weight = fragment ? weigh(fragment.selectionSet) : EMPTY;
    weights.set(name, weight);
    return weight;
  }

  function weighSelection(selection: SelectionNode): DocumentWeight {
    if (selection.kind !== Kind.FIELD) {
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT ? weigh(selection.selectionSet) : weighFragment(selection.name.value);
      return { ...inner, selections: add(inner.selections, 1) };
    }
    const inner = selection.selectionSet ? weigh(selection.selectionSet) : EMPTY;
    const selections = add(inner.selections, 1);
    const aliases = selection.alias ? 1 : 0;
    if (selection.name.value.startsWith('__')) return { fields: 0, depth: 0, selections, aliases };
    return { fields: add(inner.fields, 1), depth: selection.selectionSet ? inner.depth + 1 : 0, selections, aliases };
  }

  function weigh({ selections }: SelectionSetNode): DocumentWeight {
    let sum = EMPTY;
    for (const selection of selections) {
      const part = weighSelection(selection);
      sum = {
        fields: add(sum.fields, part.fields),
        depth: Math.max(sum.depth, part.depth),
        selections: add(sum.selections, part.selections),
        aliases: add(sum.aliases, part.aliases),
      };
    }
    return sum;
  }

  return weigh;
}

/**
 * Checks that a document is no more complex and no deeper than Magento allows by default.
 *
 * Runs before validation, whose comparison of overlapping fields takes time in the square of the expanded fields.
 * Fragments count as operations do, since validation compares their fields whether they are used or not.
 *
 * @throws GraphQLError when the document exceeds a limit or a fragment spreads itself.
 */
export function checkDocumentWeight(document: DocumentNode): void {
  const weigh = createWeigher(document);
  let total = 0;
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const refuse = (message: string): never => {
      throw new GraphQLError(message, { nodes: node });
    };
    const { fields, depth, selections, aliases } = weigh(node.selectionSet);
    total = add(total, selections);
    if (fields > MAX_COMPLEXITY) refuse(`Max query complexity should be ${MAX_COMPLEXITY} but got ${fields}.`);
    if (depth > MAX_DEPTH) refuse(`Max query depth should be ${MAX_DEPTH} but got ${depth}.`);
    if (node.kind === Kind.OPERATION_DEFINITION && aliases > MAX_ROOT_ALIASES)
      refuse(`Max number of aliases should be ${MAX_ROOT_ALIASES} but got ${aliases}.`);
    if (selections > MAX_SELECTIONS)
      refuse(`Max number of selections should be ${MAX_SELECTIONS} but got ${selections}.`);
    if (total > MAX_SELECTIONS_IN_DOCUMENT) {
      refuse(`Max number of selections in all fragments and operations should be ${MAX_SELECTIONS_IN_DOCUMENT}.`);
    }
  }
}
