import type { ArgType, ArgTypesEnhancer } from './arg-types-enhancer.ts';
import { getSlots } from './slots.tsx';

/** Types of props for which no control can enter a value. */
const codeOnly = /=>|\bRef(?:Object|Callback)?<|\bReactElement\b|\bfunction\b/;

/** Type of a prop for any node. */
const anyNode = 'ReactNode';

/** Types of objects of which every part may be missing. */
const partial = /^(?:Partial|StringOverrides|Readonly<Record)</;

/** Types with a control that enters only values of the type. */
const enteredTypes: ReadonlySet<string> = new Set(['boolean', 'string', 'number', 'enum']);

/** Returns whether a value contains an element, which a control would show as the fields of an object. */
function hasElement(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return '$$typeof' in value || Object.values(value).some(hasElement);
}

/** Returns whether Storybook would start an omitted list or object as `{}`, which its type does not allow. */
function startsInvalid({ type, table }: ArgType, initial: unknown): boolean {
  if (initial !== undefined || typeof type !== 'object' || enteredTypes.has(type.name)) return false;
  return !partial.test(table?.type?.summary ?? '');
}

/** Returns the control of a prop, or what Storybook infers it from. */
function getControl(argType: ArgType, initial: unknown, slots: ReturnType<typeof getSlots>): Partial<ArgType> {
  const summary = argType.table?.type?.summary ?? '';
  if (argType.control !== undefined || argType.options) return {};
  if (codeOnly.test(summary) || typeof initial === 'function') return { control: false };
  if (summary === anyNode)
    return typeof initial === 'string'
      ? { control: { type: 'text' } }
      : { control: { type: 'select' }, options: Object.keys(slots), mapping: slots };
  return hasElement(initial) || startsInvalid(argType, initial) ? { control: false } : {};
}

/**
 * Replaces the controls of props for nodes by a text field or by named content, and leaves out controls of props whose
 * values only code can provide: functions, refs, elements, omitted lists.
 */
export const offerSlots: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const slots = getSlots();
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...argType, ...getControl(argType, initialArgs[name], slots) },
    ]),
  );
};
