import type { Token } from '../dtcg.ts';
import { propertyName } from '../names.ts';
import { getTailwindName } from './tailwind-namespaces.ts';

/**
 * Returns a preset of Tailwind v3 as JSON, which configurations in every module format can load. Its utilities have the
 * names of the prefixed theme of v4 and refer to the variables of the contract too.
 */
export function emitTailwindV3(contract: readonly Token[]): string {
  const extend: Record<string, Record<string, string>> = {};
  for (const token of contract) {
    const utility = getTailwindName(token);
    if (!utility) continue;
    const { namespace, name } = utility;
    const reference = `var(--${propertyName(token.path)})`;
    extend[namespace.key] = {
      ...extend[namespace.key],
      [`w-${name}`]: namespace.key === 'colors' ? toTranslucent(reference) : reference,
    };
  }
  return `${JSON.stringify({ theme: { extend } }, null, 2)}\n`;
}

/** Returns a color that takes the opacity of utilities (`bg-w-action-primary/50`). v3 replaces the placeholder. */
function toTranslucent(color: string): string {
  return `color-mix(in srgb, ${color} calc(<alpha-value> * 100%), transparent)`;
}
