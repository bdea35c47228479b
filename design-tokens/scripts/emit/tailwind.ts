import type { Token } from '../dtcg.ts';
import { propertyName } from '../names.ts';
import { GENERATED_CSS } from './notice.ts';
import { getTailwindName } from './tailwind-namespaces.ts';

/**
 * Returns a theme of Tailwind v4. Its utilities refer to the variables of the contract, so that themes and brands apply
 * to them too.
 *
 * @param prefix - Beginning of every name. Without one, names of Tailwind get the values of the tokens (`rounded-md`),
 *   which changes what an application has built with them.
 */
export function emitTailwind(contract: readonly Token[], prefix = ''): string {
  const lines = contract.flatMap((token) => {
    const utility = getTailwindName(token);
    if (!utility) return [];
    return [`  ${utility.namespace.variable}${prefix}${utility.name}: var(--${propertyName(token.path)});`];
  });
  return `${GENERATED_CSS}@theme inline {\n${lines.join('\n')}\n}\n`;
}
