import type { Preview } from '@storybook/react-vite';
import { getSlots } from './slots.tsx';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Types of props for which no control can enter a value. */
const codeOnly = /=>|\bRef(?:Object|Callback)?<|\bfunction\b/;

/** Type of a prop for any node. */
const anyNode = /\bReactNode\b/;

/** Returns whether a value contains an element, which a control would show as the fields of an object. */
function hasElement(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return '$$typeof' in value || Object.values(value).some(hasElement);
}

/**
 * Replaces the controls of props for nodes by named content, and leaves out controls of props whose values only code can
 * provide: functions, refs, elements in lists.
 */
export const offerSlots: Enhancer = ({ argTypes, initialArgs }) => {
  const slots = getSlots();
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = argType.table?.type?.summary ?? '';
      const initial: unknown = initialArgs[name];
      if (argType.control !== undefined || argType.options) return [name, argType];
      if (codeOnly.test(summary)) return [name, { ...argType, control: false }];
      if (anyNode.test(summary) && typeof initial !== 'string')
        return [name, { ...argType, control: { type: 'select' }, options: Object.keys(slots), mapping: slots }];
      return [name, hasElement(initial) ? { ...argType, control: false } : argType];
    }),
  );
};
