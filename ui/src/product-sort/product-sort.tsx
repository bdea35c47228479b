'use client';
import type { FormHTMLAttributes, Ref } from 'react';
import { Button } from '../button/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { Select, type SelectOption } from '../select/index.ts';
import { productSortStrings, type ProductSortStrings } from './product-sort.strings.ts';

/** Props of `ProductSort`. Other attributes are passed to the `<form>`. Omitted strings come from the provider. */
export interface ProductSortProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children' | 'defaultValue'>,
    StringOverrides<ProductSortStrings> {
  /** Sort orders; fewer than two render nothing. */
  options: readonly SelectOption[];
  /** Value of the selected order. Makes the select controlled. */
  value?: string;
  /** Initial value of an uncontrolled select. Default: the first order. */
  defaultValue?: string;
  /** Called with the value of the selected order. Focus stays on the select; the host announces the new order. */
  onValueChange?(value: string): void;
  /** Name of the field. Default `sort`. */
  name?: string;
  /** Additional fields to submit without scripts, e.g. the search query and the filters. */
  hiddenFields?: Readonly<Record<string, string>>;
  ref?: Ref<HTMLFormElement>;
}

/** Sort order of a product list: a native select in a form that works without scripts. */
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
