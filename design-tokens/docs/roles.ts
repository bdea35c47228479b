import { readTokens, type SourceToken } from '../scripts/dtcg.ts';
import { contractNames } from '../src/generated/contract-names.ts';
import tokens from '../tokens/tokens.json' with { type: 'json' };

/** Role as the pages show it. */
export interface Role {
  /** Path in the contract, e.g. `color.text.primary`. */
  path: string;
  /** Custom property, with its leading dashes. */
  property: string;
  /** Description in the token file. */
  description: string;
}

const source = [...readTokens(tokens).values()];

/** Returns the roles below a path of the token file, e.g. `semantic.color.text`, in the file's order. */
export function rolesBelow(group: string): readonly Role[] {
  return below(group).flatMap(({ path, description }) => {
    const role = path.slice(path.indexOf('.') + 1);
    const property = getProperty(role);
    return property === undefined ? [] : [{ path: role, property: `--${property}`, description }];
  });
}

/** Returns the names of the groups directly below a path of the token file, e.g. `semantic.color`. */
export function groupsBelow(group: string): readonly string[] {
  return [...new Set(below(group).flatMap(({ path }) => path.slice(group.length + 1).split('.')[0] ?? []))];
}

/** Returns the unresolved tokens below a path of the token file. */
export function below(group: string): readonly SourceToken[] {
  return source.filter(({ path }) => path.startsWith(`${group}.`));
}

function getProperty(path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (node, name) => (typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined),
      contractNames,
    );
  return typeof found === 'string' ? found : undefined;
}
