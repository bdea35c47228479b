import type { DocumentDecoration, initGraphQLTada } from 'gql.tada';
import type { Capabilities } from './capabilities.ts';
import type { introspection } from './schema/introspection.d.ts';
import { minifyDocument } from './minify-document.ts';

export type { ResultOf, VariablesOf } from 'gql.tada';

/** gql.tada's type-level `graphql` function over our schema, with fragments spread into the results as they are. */
type TypedGraphql = initGraphQLTada<{ introspection: introspection; disableMasking: true }>;

/** A GraphQL document that is a string at run time and knows the types of its result and variables. */
export interface TypedDocument<Result, Variables> extends DocumentDecoration<Result, Variables> {
  /**
   * The document for the wire: stripped of ignored characters, each fragment once.
   *
   * @param capabilities what the backend can do; fragments that require more are left out. Default: everything.
   */
  toString(capabilities?: Capabilities): string;
}

const REQUIREMENT = /\bfragment\s+(\w+)[^{]*@_requires\(capability:\s*"(\w+)"\)/;

class StringDocument {
  readonly #source: string;
  readonly #fragments: readonly StringDocument[];
  readonly #texts = new Map<string | undefined, string>();

  constructor(source: string, fragments: readonly StringDocument[]) {
    this.#source = source;
    this.#fragments = fragments;
  }

  toString(capabilities?: Capabilities): string {
    const variant = capabilities?.join();
    const known = this.#texts.get(variant);
    if (known !== undefined) return known;

    const sources = new Set<string>();
    const missing = new Set<string>();
    this.#collect(capabilities, sources, missing);
    const text = minifyDocument([...sources].join('\n'));
    const written = missing.size > 0 ? withoutSpreads(text, missing) : text;
    this.#texts.set(variant, written);
    return written;
  }

  /** Adds the sources to be sent, each once, and the names of the fragments that the backend would not understand. */
  #collect(capabilities: Capabilities | undefined, sources: Set<string>, missing: Set<string>): void {
    const [, name, requirement] = REQUIREMENT.exec(this.#source) ?? [];
    if (name && capabilities && !capabilities.some((capability) => capability === requirement)) {
      missing.add(name);
    } else {
      sources.add(this.#source);
      for (const fragment of this.#fragments) fragment.#collect(capabilities, sources, missing);
    }
  }
}

/** A stripped document without the spreads of some fragments. */
function withoutSpreads(text: string, fragments: ReadonlySet<string>): string {
  return text.replace(new RegExp(`\\.\\.\\.(?:${[...fragments].join('|')})\\b`, 'g'), '');
}

/**
 * Writes a GraphQL operation or fragment whose result and variable types are read from the schema by gql.tada. Nothing
 * of gql.tada or of the graphql package is needed at run time: the response is a {@link TypedDocument}.
 *
 * Fields that stock Magento lacks stand in a fragment of their own that names the capability. The types know from a
 * directive that such a field may be missing from the result:
 *
 *     fragment UnitPrice on ProductInterface @_requires(capability: "unitPrice") {
 *       unit_price @include(if: true) { unit }
 *     }
 *
 * @param source one operation or one fragment
 * @param fragments documents of the fragments that the source spreads
 */
// Why the cast: gql.tada types a parsed document, of which only the phantom types are used here. Every consumer takes a
// TypedDocument, so that a document is never read as anything but a string, and no type says both.
export const graphql = /* @__NO_SIDE_EFFECTS__ */ ((source: string, fragments: readonly StringDocument[] = []) =>
  new StringDocument(source, fragments)) as unknown as TypedGraphql;
