import { describe, expect, it } from 'vitest';
import { describeInheritedProps, readArgTypes } from '../../.storybook/arg-types.ts';
import { offerSlots } from '../../.storybook/slot-controls.ts';

type ArgTypes = ReturnType<typeof readArgTypes>;

/** Returns the row of one prop in the table of a documentation page. */
function getRow(name: string, argType: Partial<ArgTypes[string]> | undefined, initial?: unknown, title = '') {
  const initialArgs = initial === undefined ? {} : { [name]: initial };
  const argTypes = [readArgTypes, describeInheritedProps, offerSlots].reduce<ArgTypes>(
    (shown, enhance) => enhance({ initialArgs, argTypes: shown, title }),
    argType ? { [name]: { name, ...argType } } : {},
  );
  return argTypes[name];
}

/** Returns what docgen reports about a prop. */
function docgen(type: string, description = 'Content.', defaultValue?: string): Partial<ArgTypes[string]> {
  return {
    description,
    type: { name: 'other', value: type },
    table: { type: { summary: type }, ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }) },
  };
}

describe('controls of documentation pages', () => {
  it('edit text in a prop for nodes as text', () => {
    expect(getRow('children', docgen('ReactNode'), 'Add to cart').control).toEqual({ type: 'text' });
  });

  it('offer named content for other nodes, but not for objects that contain nodes', () => {
    expect(getRow('title', docgen('ReactNode'), <i />).options).toContain('Short text');
    expect(getRow('legalText', docgen('{ content: ReactNode; }')).control).toBe(false);
  });

  it('edit text that may be null as text', () => {
    expect(getRow('phone', docgen('string | null')).type).toEqual({ name: 'string', required: false });
    expect(getRow('min', docgen('string | number')).type).toEqual({ name: 'string', required: false });
  });

  it('do not start omitted lists, objects and elements as an empty object', () => {
    expect(getRow('value', docgen('readonly string[]')).control).toBe(false);
    expect(getRow('seeAll', docgen('{ label: string; href: string; } | null')).control).toBe(false);
    expect(getRow('trigger', docgen('ReactElement<unknown>')).control).toBe(false);
    expect(getRow('linkComponent', docgen('LinkComponent'), () => null).control).toBe(false);
    expect(getRow('value', docgen('readonly string[]'), ['a']).control).toBeUndefined();
    expect(getRow('errors', docgen('Partial<Record<"city", string>>')).control).toBeUndefined();
  });
});

describe('table of documentation pages', () => {
  it('shows the type of inherited children, which docgen does not report', () => {
    const inferred = { type: { name: 'object', value: {} } } as const;
    expect(getRow('children', inferred, <i />).table?.type?.summary).toBe('ReactNode');
    expect(getRow('children', undefined, <i />).table?.type?.summary).toBe('ReactNode');
  });

  it('keeps the type of a control that belongs to the story', () => {
    expect(getRow('name', { description: 'First name.' }, 'Anna').table?.type).toBeUndefined();
  });

  it('shows that strings of the component come from the provider', () => {
    const getDefault = (name: string) =>
      getRow(name, docgen('string'), undefined, 'UI/Navigation/AccountTrigger').table?.defaultValue?.summary;
    expect(getDefault('signInLabel')).toBe("from the provider's strings");
    expect(getDefault('name')).toBe('none');
    const defaultOf = (title: string, prop: string) =>
      getRow(prop, docgen('string'), undefined, title).table?.defaultValue?.summary;
    expect(defaultOf('UI/Feedback/OfflineIndicator', 'label')).toBe("from the provider's strings");
    expect(defaultOf('UI/Overlays/Dialog', 'closeLabel')).toBe("from the provider's strings");
    expect(defaultOf('UI/Catalog/Reviews', 'verifiedLabel')).toBe("from the provider's strings");
    expect(defaultOf('UI/Navigation/Switchers', 'currentLabel')).toBe("from the provider's strings");
    const argTypes = {
      regular: { name: 'regular', ...docgen('string') },
      strings: { name: 'strings', ...docgen('StringOverrides<PriceStrings>') },
    };
    const rows = readArgTypes({ initialArgs: {}, argTypes, title: 'UI/Catalog/Price' });
    expect(rows['regular']?.table?.defaultValue?.summary).toBe('none');
  });

  it("shows that a fieldset's note comes from the provider, also in a form with the prop `strings`", () => {
    const argTypes = {
      requiredNote: { name: 'requiredNote', ...docgen('string') },
      strings: { name: 'strings', ...docgen('Partial<AddressFormStrings>') },
    };
    const rows = readArgTypes({ initialArgs: {}, argTypes, title: 'UI/Forms/AddressForm' });
    expect(rows['requiredNote']?.table?.defaultValue?.summary).toBe("from the provider's strings");
  });

  it('shows no default of a state that the parent controls, and `false` of another boolean', () => {
    const shownDefault = (description: string) =>
      getRow('open', docgen('boolean', description)).table?.defaultValue?.summary;
    expect(shownDefault('Whether it is open. Makes the disclosure controlled.')).toBe('none');
    expect(shownDefault('Whether the dialog is open. Makes it\ncontrolled.')).toBe('none');
    expect(shownDefault('Whether it is loading.')).toBe('false');
  });

  it('shows functions without the brackets of the union with undefined', () => {
    const getType = (type: string) => getRow('one', docgen(type)).table?.type?.summary;
    expect(getType('(() => void) | undefined')).toBe('() => void');
    expect(getType('((open: boolean) => void) | undefined')).toBe('(open: boolean) => void');
    expect(getType('((file: File) => string | undefined) | undefined')).toBe('(file: File) => string | undefined');
    expect(getType('(() => void) | (() => string)')).toBe('(() => void) | (() => string)');
    expect(getType('ReactNode | ((close: () => void) => ReactNode)')).toBe(
      'ReactNode | ((close: () => void) => ReactNode)',
    );
  });

  it('shows code that the docstring breaks in one line', () => {
    expect(getRow('one', docgen('string', 'Name, e.g. `Show\npassword`.\n\nMore.')).description).toBe(
      'Name, e.g. `Show password`.\n\nMore.',
    );
    expect(getRow('one', docgen('string', 'E.g. `` (name) =>\n`Hi, ${name}` ``, or `One\nname`.')).description).toBe(
      'E.g. `` (name) => `Hi, ${name}` ``, or `One name`.',
    );
  });

  it('shows elements without the types of their props', () => {
    const getType = (type: string) => getRow('one', docgen(type)).table?.type?.summary;
    expect(getType('ReactNode | ((button: TriggerProps) => ReactElement<...>)')).toBe(
      'ReactNode | ((button: TriggerProps) => ReactElement)',
    );
    expect(getType('ReactElement<unknown, string | JSXElementConstructor<any>>')).toBe('ReactElement');
  });

  it('shows the default of the docstring instead of code', () => {
    const shownDefault = (description: string, code?: string) =>
      getRow('one', docgen('string', description, code)).table?.defaultValue?.summary;
    expect(shownDefault('Class. Default: one item fills it.', 'styles.fullItem')).toBe('one item fills it');
    expect(shownDefault('Text. Default: none.', '')).toBe('none');
    expect(shownDefault('Links. Default: none.', '[]')).toBe('none');
    expect(shownDefault('Form. Default: the button belongs\nto no form.')).toBe('the button belongs to no form');
    expect(shownDefault('Focused element. Default:\nthe heading.')).toBe('the heading');
    expect(shownDefault('Ratio. Default 0.8.', '0.8')).toBe('0.8');
    expect(shownDefault('URL. Default `/`.', '/')).toBe('/');
    expect(shownDefault('Links. Default: a plain `<a>`. Pass another.')).toBe('a plain <a>');
  });
});
