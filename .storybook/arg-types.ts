import { strings } from '@witryna/ui/strings/pl-PL';
import { sortValues } from './sort-values.ts';
import type { ArgType, ArgTypesEnhancer } from './arg-types-enhancer.ts';

/** Types with their own control, with or without `undefined`. */
const plainTypes = ['boolean', 'string', 'number'] as const;

/** Types of props that components inherit, where docgen finds none. */
const commonTypes: Readonly<Record<string, string>> = {
  children: 'ReactNode',
  className: 'string',
  id: 'string',
  name: 'string',
  onClick: '(event: MouseEvent) => void',
  placeholder: 'string',
};

/** Descriptions of props that components share with React and HTML, and do not document again. */
const commonDescriptions: Readonly<Record<string, string>> = {
  autoComplete: 'What the browser may fill in, as in HTML, e.g. `email`.',
  children: 'The content.',
  className: 'Class for styles of your own.',
  id: '`id` of the element.',
  loadBlock: 'Setting of `PageBuilderProvider`: loads a CMS block.',
  loadDynamicBlocks: 'Setting of `PageBuilderProvider`: loads the banners of a dynamic block.',
  logger: 'Option of `parseRichContent`: receives its warnings.',
  name: 'Name of the field in the data of its form.',
  onClick: 'Called on activation by mouse, touch or keyboard.',
  placeholder: 'Text in the empty field.',
  ref: 'Ref to the element.',
  scriptHosts: 'Setting of `PageBuilderProvider`: hosts whose scripts content may load.',
};

/**
 * Returns the default value of a prop from its docstring: "Default `md`." or "Default false."
 *
 * @returns undefined without a default, or if it is a whole sentence.
 */
function getDefault(description: string): string | undefined {
  const [, quoted, plain] =
    /\bDefault:? (?:`([^`]+)`|([^\s.;:,()[][^.;:,()[]{0,30})(?=[.;:,()[]|$))/.exec(
      description.replaceAll(/\s+/g, ' '),
    ) ?? [];
  return (quoted ?? plain)?.replaceAll('`', '').trim();
}

/** Returns a docstring with each code in one line; Storybook prints code of two lines as a block. */
function joinCode(description: string): string {
  return description.replaceAll(/(`+)[^`](?:.*?[^`])?\1(?!`)/gs, (code) => code.replaceAll(/\s+/g, ' '));
}

/** Defaults that are code: nothing, lists, objects, templates, members. They tell less than the docstring. */
const codeDefault = /^(?:$|[[{`]|[a-z]\w*\.\w)/i;

/** Returns the default value that docgen read from the code, unless only the code's reader understands it. */
function getCodeDefault({ table }: ArgType): string | undefined {
  const summary = table?.defaultValue?.summary;
  return summary === undefined || codeDefault.test(summary) ? undefined : summary;
}

/** Returns the type without `undefined`, which is not a value to select. */
function chosenType({ type, table }: ArgType): ArgType['type'] {
  if (typeof type === 'object' && type.name === 'enum') {
    const values = type.value.filter((value) => String(value) !== 'undefined');
    return values.length > 0 && values.every((value) => ['true', 'false'].includes(String(value)))
      ? { name: 'boolean', required: type.required ?? false }
      : { ...type, value: sortValues(values) };
  }
  const parts = new Set((table?.type?.summary ?? '').split(' | '));
  parts.delete('undefined');
  // A text field can enter neither null nor a number, and need not.
  if (parts.has('string')) for (const other of ['null', 'number']) parts.delete(other);
  const plain = parts.size === 1 ? plainTypes.find((name) => parts.has(name)) : undefined;
  return plain ? { name: plain, required: typeof type === 'object' && type.required === true } : type;
}

/** Type of an element with the types of its props, which docgen prints or cuts off. */
const elementType = /\bReactElement<(?:[^<>]|<[^<>]*>)*>/g;

/** Returns a type without brackets around all of it, which a function needs only in a union. */
function stripBrackets(type: string): string {
  if (!type.startsWith('(')) return type;
  let depth = 0;
  for (let index = 0; index < type.length; index += 1) {
    if (type[index] === '(') depth += 1;
    if (type[index] === ')') depth -= 1;
    if (depth === 0 && index < type.length - 1) return type;
  }
  return type.slice(1, -1);
}

/** Returns the type without `undefined`; a missing asterisk marks optional props. */
function typeSummary(summary: string | undefined): { type?: { summary: string } } {
  const short = summary?.replaceAll(elementType, 'ReactElement');
  const parts = short?.split(' | ').filter((part) => part !== 'undefined') ?? [];
  const chosen = stripBrackets(sortValues(parts).join(' | '));
  return chosen ? { type: { summary: chosen } } : {};
}

/** Keys of strings whose component has a page of another name. */
const stringKeys: Readonly<Record<string, keyof typeof strings>> = {
  Dialog: 'modal',
  OfflineIndicator: 'offline',
  Reviews: 'reviewList',
  SidePanel: 'modal',
  Switchers: 'storeSwitcher',
};

/** Returns whether a prop is one of the strings of a component. */
function hasString(key: string, name: string): boolean {
  const own: unknown = Reflect.get(strings, key);
  return typeof own === 'object' && own !== null && name in own;
}

/** Returns whether a prop is one of the strings of the component with the page, e.g. `UI/Forms/DateField`. */
function isComponentString(title: string, name: string): boolean {
  const component = title.slice(title.lastIndexOf('/') + 1);
  return hasString(stringKeys[component] ?? component.charAt(0).toLowerCase() + component.slice(1), name);
}

/** Returns the default value of an optional prop whose docstring states none: off, the provider's, or nothing. */
function impliedDefault(type: ArgType['type'], description: string, isString: boolean): string | undefined {
  if (typeof type !== 'object' || type.required === true) return undefined;
  // A state that the parent may control is not off without it.
  if (type.name === 'boolean' && !/\bMakes [\w\s]+\scontrolled\b/.test(description)) return 'false';
  return isString ? "from the provider's strings" : 'none';
}

/** Fills the columns of descriptions and defaults from docstrings, and adds a control for optional props. */
export const readArgTypes: ArgTypesEnhancer = ({ argTypes, title }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = chosenType(argType);
      // A component with the prop `strings` takes them together, and may have other props of their names.
      // The note of a fieldset is a prop of each component that is one.
      const isString = hasString('fieldset', name) || (!('strings' in argTypes) && isComponentString(title, name));
      const docstring = argType.description ?? '';
      const summary = getCodeDefault(argType) ?? getDefault(docstring) ?? impliedDefault(type, docstring, isString);
      // An arg with a description is one of the story, with a meaning of its own.
      const commonType = argType.description ? undefined : commonTypes[name];
      const description = argType.description || commonDescriptions[name];
      return [
        name,
        {
          ...argType,
          ...(type && { type }),
          ...(description && { description: joinCode(description) }),
          table: {
            ...argType.table,
            ...typeSummary(argType.table?.type?.summary ?? commonType),
            ...(summary !== undefined && { defaultValue: { summary } }),
          },
        },
      ];
    }),
  );

/** Describes props that a component inherits and a story sets, which Storybook lists by the args of the story. */
export const describeInheritedProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.entries(commonDescriptions)
      .filter(([name]) => name in initialArgs && !argTypes[name]?.description)
      .map(([name, description]) => [
        name,
        {
          ...argTypes[name],
          name,
          description,
          table: {
            defaultValue: { summary: 'none' },
            ...typeSummary(commonTypes[name]),
            ...argTypes[name]?.table,
          },
        },
      ]),
  ),
});
