import type { Token } from '../dtcg.ts';
import { propertyName } from '../names.ts';
import { GENERATED_CSS } from './notice.ts';

/** Roles by the namespaces of Tailwind's theme, in which each makes utilities: `color.action.primary` makes `bg-action-primary`. */
const namespaces: readonly (readonly [prefix: string, namespace: string])[] = [
  ['semantic.color.', '--color-'],
  ['semantic.space.', '--spacing-'],
  ['semantic.radius.', '--radius-'],
  ['semantic.shadow.', '--shadow-'],
  ['semantic.font.family.', '--font-'],
  ['semantic.font.size.', '--text-'],
  ['semantic.font.weight.', '--font-weight-'],
  ['semantic.font.lineHeight.', '--leading-'],
  ['semantic.font.letterSpacing.', '--tracking-'],
  ['semantic.easing.', '--ease-'],
];

/**
 * Returns a theme of Tailwind v4. Its utilities refer to the variables of the contract, so that themes and brands apply
 * to them too.
 *
 * @param prefix - Beginning of every name. Without one, names of Tailwind get the values of the tokens (`rounded-md`),
 *   which changes what an application has built with them.
 */
export function emitTailwind(contract: readonly Token[], prefix = ''): string {
  const lines = contract.flatMap(({ path }) => {
    const [start = '', namespace] = namespaces.find(([beginning]) => path.startsWith(beginning)) ?? [];
    if (namespace === undefined) return [];
    return [`  ${namespace}${prefix}${toKebabCase(path.slice(start.length))}: var(--${propertyName(path)});`];
  });
  return `${GENERATED_CSS}@theme inline {\n${lines.join('\n')}\n}\n`;
}

function toKebabCase(path: string): string {
  return path.replace(/\./g, '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
