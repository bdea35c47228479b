import type { Token } from '../dtcg.ts';
import type { ResolvedTheme } from '../model.ts';

type DtcgTree = { [name: string]: DtcgTree | object };

/**
 * Returns `dtcg/<theme>.tokens.json`: one theme as one DTCG 2025.10 file, for tools that cannot read a resolver file.
 * Aliases are kept.
 */
export function emitDtcg({ tokens }: Pick<ResolvedTheme, 'tokens'>): string {
  return emitTree(tokens, getDtcgNode);
}

/** Returns tokens as one JSON file, each at its path and written by `getNode`, before the entries of `end`. */
export function emitTree<Entry extends { path: string }>(
  tokens: ReadonlyMap<string, Entry>,
  getNode: (token: Entry) => object,
  end: object = {},
): string {
  const root: DtcgTree = {};
  for (const token of tokens.values()) {
    const parts = token.path.split('.');
    const name = parts.pop();
    if (name !== undefined) groupAt(root, parts)[name] = getNode(token);
  }
  return `${JSON.stringify({ ...root, ...end }, undefined, 2)}\n`;
}

function getDtcgNode({ type, value, alias, description, deprecated, extension }: Token): object {
  return {
    $type: type,
    $value: alias === undefined ? value : `{${alias}}`,
    $description: description,
    ...(deprecated !== undefined && { $deprecated: deprecated }),
    ...(Object.keys(extension).length > 0 && { $extensions: { 'org.witryna': extension } }),
  };
}

function groupAt(tree: DtcgTree, parts: readonly string[]): DtcgTree {
  return parts.reduce<DtcgTree>((group, part) => {
    const next = Object.hasOwn(group, part) ? group[part] : undefined;
    if (isGroup(next)) return next;
    const made: DtcgTree = {};
    group[part] = made;
    return made;
  }, tree);
}

function isGroup(node: DtcgTree | object | undefined): node is DtcgTree {
  return node !== undefined && !('$value' in node);
}
