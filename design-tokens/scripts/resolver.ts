import { getExtension } from './dtcg.ts';
import { isList, isRecord, TokenError } from './token-value.ts';

/** Modifier of a page, e.g. its theme: an attribute `data-<name>` whose values are the contexts. */
export interface Modifier {
  name: string;
  /** Context that applies without the attribute. */
  defaultContext: string;
  /** Files of each context, in the order in which they are applied. */
  contexts: ReadonlyMap<string, readonly string[]>;
  /** Contexts that the value `system` selects, each under its media query. */
  system: ReadonlyMap<string, string>;
}

/** Content of a resolver file: files of the base and modifiers, both in resolution order. */
export interface ResolverPlan {
  base: readonly string[];
  modifiers: readonly Modifier[];
}

/**
 * Reads a parsed DTCG 2025.10 resolver file. The generator requires more than the format: `resolutionOrder` contains
 * sets first and modifiers after them, sources are files, and the default of a modifier has none, because CSS applies
 * contexts over a base.
 *
 * @throws TokenError if the file has another version or an invalid shape.
 */
export function readResolver(document: unknown): ResolverPlan {
  if (!isRecord(document) || document['version'] !== '2025.10')
    throw new TokenError('resolver: version is not 2025.10');
  const order = document['resolutionOrder'];
  if (!isList(order)) throw new TokenError('resolver: resolutionOrder is missing');
  const base: string[] = [];
  const modifiers: Modifier[] = [];
  for (const step of order) {
    const [, kind, name = ''] = /^#\/(sets|modifiers)\/(.+)$/.exec(getRef(step) ?? '') ?? [];
    const group = kind === undefined ? undefined : document[kind];
    const node = isRecord(group) ? group[name] : undefined;
    if (!isRecord(node))
      throw new TokenError(`resolver: resolutionOrder names no set or modifier: ${String(getRef(step))}`);
    if (kind === 'modifiers') modifiers.push(readModifier(name, node));
    else if (modifiers.length > 0) throw new TokenError(`resolver: set ${name} comes after a modifier`);
    else base.push(...fileList(node['sources'], `set ${name}`));
  }
  if (base.length === 0) throw new TokenError('resolver: no set has a file');
  return { base, modifiers };
}

function readModifier(name: string, node: Readonly<Record<string, unknown>>): Modifier {
  const { default: defaultContext, contexts } = node;
  if (typeof defaultContext !== 'string' || !isRecord(contexts) || !(defaultContext in contexts)) {
    throw new TokenError(`resolver: modifier ${name} names a default that is one of its contexts`);
  }
  const files = Object.entries(contexts).map(([context, sources]) => {
    const list = fileList(sources, `${name} ${context}`);
    if ((context === defaultContext) !== (list.length === 0)) {
      throw new TokenError(
        `resolver: ${name} ${context} has ${list.length} files; the default has none, any other one or more`,
      );
    }
    return [context, list] as const;
  });
  const system = getExtension(node)['system'] ?? {};
  if (!isRecord(system)) throw new TokenError(`resolver: system of ${name} is an object of context to media query`);
  const queries = Object.entries(system).map(([context, query]) => {
    if (!(context in contexts) || typeof query !== 'string')
      throw new TokenError(`resolver: system of ${name} has no context ${context}`);
    return [context, query] as const;
  });
  return { name, defaultContext, contexts: new Map(files), system: new Map(queries) };
}

function fileList(sources: unknown, owner: string): readonly string[] {
  if (!isList(sources)) throw new TokenError(`resolver: ${owner} has no list of sources`);
  return sources.map((source) => {
    const file = getRef(source);
    if (file === undefined || file.startsWith('#'))
      throw new TokenError(`resolver: ${owner} has a source that is not a file`);
    return file;
  });
}

function getRef(node: unknown): string | undefined {
  const ref = isRecord(node) ? node['$ref'] : undefined;
  return typeof ref === 'string' ? ref : undefined;
}
