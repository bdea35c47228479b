import { contractPath, propertyName } from '../names.ts';
import type { Token } from '../dtcg.ts';
import { GENERATED } from './notice.ts';

interface Branch {
  children: Map<string, Branch | Token>;
}

/**
 * Returns `src/generated/contract-names.ts`: the tree of the contract, each leaf its custom property, with its
 * description for the editor.
 */
export function emitContractNames(contract: readonly Token[]): string {
  const root: Branch = { children: new Map() };
  for (const token of contract) place(root, contractPath(token.path), token);
  return `${GENERATED}\n/** Custom property of every role, without the leading dashes. */\nexport const contractNames = {\n${branchLines(root, '  ').join('\n')}\n} as const;\n`;
}

function place(branch: Branch, [name, ...rest]: readonly string[], token: Token): void {
  if (name === undefined) return;
  if (rest.length === 0) {
    branch.children.set(name, token);
    return;
  }
  const existing = branch.children.get(name);
  const next: Branch = existing !== undefined && 'children' in existing ? existing : { children: new Map() };
  branch.children.set(name, next);
  place(next, rest, token);
}

function branchLines(branch: Branch, indent: string): string[] {
  return [...branch.children].flatMap(([name, child]) =>
    'children' in child
      ? [`${indent}${name}: {`, ...branchLines(child, `${indent}  `), `${indent}},`]
      : [`${indent}/** ${docText(child)} */`, `${indent}${name}: '${propertyName(child.path)}',`],
  );
}

function docText({ description, deprecated }: Token): string {
  if (deprecated === undefined) return description;
  return `${description} @deprecated ${deprecated === true ? '' : deprecated}`.trimEnd();
}
