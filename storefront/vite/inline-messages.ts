import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** All nodes below one, itself included. */
function* walk(node: unknown): Generator<Node> {
  if (Array.isArray(node)) {
    for (const entry of node) yield* walk(entry);
  } else if (isNode(node)) {
    yield node;
    for (const child of Object.values(node)) yield* walk(child);
  }
}

const nameOf = (node: unknown): string | undefined => (isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : undefined);

const literalOf = (node: unknown): string | undefined => (isNode(node) && typeof node['value'] === 'string' ? node['value'] : undefined);

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Value of a property that is written out. */
function propertyOf(object: unknown, name: string): unknown {
  return isNode(object) ? nodesOf(object['properties']).find(({ key }) => nameOf(key) === name)?.['value'] : undefined;
}

/** Ids by key of the tables that a module makes with `defineMessages`, by the table's name. */
export function readTables(ast: unknown): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const tables = new Map<string, Map<string, string>>();
  for (const { type, id, init } of walk(ast)) {
    const name = nameOf(id);
    if (type !== 'VariableDeclarator' || name === undefined || !isNode(init) || nameOf(init['callee']) !== 'defineMessages') continue;
    const table = new Map<string, string>();
    for (const property of nodesOf(nodesOf(init['arguments'])[0]?.['properties'])) {
      const key = nameOf(property['key']);
      const message = literalOf(propertyOf(property['value'], 'id'));
      if (key !== undefined && message !== undefined) table.set(key, message);
    }
    tables.set(name, table);
  }
  return tables;
}

/**
 * Writes ids where messages are used, in place of `messages.key`.
 *
 * @param ast of the code
 * @param tables by the name that they have in the code
 * @returns undefined when nothing changes
 */
export function inlineIds(code: string, ast: unknown, tables: ReadonlyMap<string, ReadonlyMap<string, string>>): string | undefined {
  const nodes = [...walk(ast)];
  // A name that a function has given to something else is left alone in the whole module.
  const declared = new Set(nodes.flatMap(({ type, id, params }) => [...walk(type === 'VariableDeclarator' ? id : params)]).map(nameOf));
  let inlined = '';
  let position = 0;
  for (const { type, start, end, object, property, computed } of nodes.toSorted((one, other) => one.start - other.start)) {
    const table = nameOf(object);
    const key = nameOf(property);
    if (type !== 'MemberExpression' || computed || table === undefined || key === undefined || declared.has(table) || start < position) continue;
    const id = tables.get(table)?.get(key);
    if (id === undefined) continue;
    inlined += `${code.slice(position, start)}({id:${JSON.stringify(id)}})`;
    position = end;
  }
  return position === 0 ? undefined : inlined + code.slice(position);
}

/**
 * Writes the ids of messages where they are used. A table of all messages of a feature would come with the first of them, most of
 * them for parts of the page that nobody may ever open. For builds whose default messages are catalogues of their own.
 */
export function inlineMessages(): Plugin {
  return {
    name: 'witryna-inline-messages',
    enforce: 'post',
    transform: {
      filter: { id: /\/storefront\/src\/.*\.tsx?$/, code: /messages\.ts["']/ },
      async handler(code, id) {
        const ast: unknown = this.parse(code);
        const tables = new Map<string, ReadonlyMap<string, string>>();
        for (const { type, source, specifiers } of walk(ast)) {
          const file = literalOf(source);
          if (type !== 'ImportDeclaration' || !file?.endsWith('/messages.ts')) continue;
          const resolved = await this.resolve(file, id);
          if (!resolved) continue;
          const exported = readTables(this.parse(await readFile(resolved.id, 'utf8'), { lang: 'ts' }));
          for (const { imported, local } of nodesOf(specifiers)) {
            const table = exported.get(nameOf(imported) ?? '');
            const name = nameOf(local);
            if (table && name !== undefined) tables.set(name, table);
          }
        }
        const inlined = tables.size > 0 ? inlineIds(code, ast, tables) : undefined;
        return inlined === undefined ? null : { code: inlined, map: null };
      },
    },
  };
}
