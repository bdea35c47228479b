import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

/** Types that have a control of their own, with or without `undefined`. */
const plainTypes = ['boolean', 'string', 'number'] as const;

/**
 * What a prop is without being set, as its docstring says: "Default `md`." or "Default false."
 *
 * @returns undefined where nothing or a whole sentence is said
 */
function defaultOf(description: string): string | undefined {
  const [, quoted, plain] =
    /\bDefault:? (?:`([^`]+)`|([^\s.;:,()[][^.;:,()[]{0,30})(?=[.;:,()[]|$))/.exec(description) ?? [];
  return quoted ?? plain?.trim();
}

/** The type without `undefined`, which is no value to choose. */
function chosenType({ type, table }: ArgType): ArgType['type'] {
  if (typeof type === 'object' && type.name === 'enum') {
    const values = type.value.filter((value) => String(value) !== 'undefined');
    return values.length > 0 && values.every((value) => ['true', 'false'].includes(String(value)))
      ? { name: 'boolean', required: type.required ?? false }
      : { ...type, value: values };
  }
  const parts = new Set((table?.type?.summary ?? '').split(' | '));
  parts.delete('undefined');
  const plain = parts.size === 1 ? plainTypes.find((name) => parts.has(name)) : undefined;
  return plain ? { name: plain, required: typeof type === 'object' && type.required === true } : type;
}

/** How the type is written: what may be left out says so by having no star. */
function typeSummary(summary: string | undefined): { type?: { summary: string } } {
  const chosen = summary
    ?.split(' | ')
    .filter((part) => part !== 'undefined')
    .join(' | ');
  return chosen ? { type: { summary: chosen } } : {};
}

/** Fills the column of defaults from docstrings, and gives a switch or a field to props that may be left out. */
export const readArgTypes: Enhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = chosenType(argType);
      const summary = argType.table?.defaultValue?.summary ?? defaultOf(argType.description ?? '');
      return [
        name,
        {
          ...argType,
          ...(type && { type }),
          table: {
            ...argType.table,
            ...typeSummary(argType.table?.type?.summary),
            ...(summary !== undefined && { defaultValue: { summary } }),
          },
        },
      ];
    }),
  );
