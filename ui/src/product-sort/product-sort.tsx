'use client';
import type { FormHTMLAttributes, Ref } from 'react';
import { Button } from '../button/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { Select, type SelectOption } from '../select/index.ts';
import { productSortStrings, type ProductSortStrings } from './product-sort.strings.ts';

/** All other attributes go to the `<form>`. Omitted strings come from the provider. */
export interface ProductSortProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children' | 'defaultValue'>,
    StringOverrides<ProductSortStrings> {
  /** Orders to choose from; with fewer than two nothing is shown. */
  options: readonly SelectOption[];
  /** Value of the present order; with it the parent holds the choice. Default: the browser does. */
  value?: string;
  /** At first. Default: the first. */
  defaultValue?: string;
  /**
   * Called with the value of the chosen order. Focus stays on the list; that the order changed is the host's to
   * announce.
   */
  onValueChange?(value: string): void;
  /** Name of the field. Default `sort`. */
  name?: string;
  /** What else the form sends without scripts, e.g. the search text and the filters. */
  hiddenFields?: Readonly<Record<string, string>>;
  ref?: Ref<HTMLFormElement>;
}

/** The order of a product list: a native select in a form that also works without scripts. */
export function ProductSort({
  options,
  value,
  defaultValue,
  onValueChange,
  name = 'sort',
  hiddenFields = {},
  label,
  submitLabel,
  ...props
}: ProductSortProps) {
  const strings = useStrings('productSort', productSortStrings, { label, submitLabel });
  if (options.length < 2) return null;
  return (
    <form method="get" {...props}>
      {Object.entries(hiddenFields).map(([field, text]) => (
        <input key={field} type="hidden" name={field} value={text} />
      ))}
      <Select
        label={strings.label}
        optional
        optionalLabel=""
        name={name}
        options={options}
        onChange={(event) => onValueChange?.(event.currentTarget.value)}
        {...(value === undefined ? { defaultValue } : { value })}
      />
      <noscript>
        <Button type="submit" size="small">
          {strings.submitLabel}
        </Button>
      </noscript>
    </form>
  );
}
