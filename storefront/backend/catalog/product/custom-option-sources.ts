import { enteredPrice } from './catalog-price.ts';
import type { RequestContext } from '../../request-context.ts';
import type { SeedOptionPrice } from '../../shop/product-type-seed.ts';
import type { Product } from './product.ts';
import { getCustomOptions } from './purchase-options.ts';
import type { CustomOption } from './purchase-options.ts';

/** Magento's fields of the price of an option. */
export function optionPriceSource(
  { price = 0, percent }: SeedOptionPrice,
  context: RequestContext,
): { price: number; price_type: 'FIXED' | 'PERCENT' } {
  return percent === undefined
    ? { price: enteredPrice(price, context) / 100, price_type: 'FIXED' }
    : { price: percent, price_type: 'PERCENT' };
}

const typenames = {
  field: 'CustomizableFieldOption',
  area: 'CustomizableAreaOption',
  date: 'CustomizableDateOption',
  date_time: 'CustomizableDateOption',
  time: 'CustomizableDateOption',
  file: 'CustomizableFileOption',
  drop_down: 'CustomizableDropDownOption',
  radio: 'CustomizableRadioOption',
  checkbox: 'CustomizableCheckboxOption',
  multiple: 'CustomizableMultipleOption',
} as const satisfies Record<CustomOption['type'], string>;

function valueSource(option: CustomOption, context: RequestContext): unknown {
  if (option.values.length > 0)
    return option.values.map((value, index) => ({
      uid: value.uid,
      option_type_id: value.id,
      title: value.title,
      sku: null,
      sort_order: index + 1,
      ...optionPriceSource(value, context),
    }));
  return {
    uid: option.uid,
    sku: null,
    max_characters: option.maxCharacters,
    type: option.type.toUpperCase(),
    file_extension: option.file?.extensions ?? null,
    image_size_x: option.file?.maxWidth ?? 0,
    image_size_y: option.file?.maxHeight ?? 0,
    ...optionPriceSource(option, context),
  };
}

/** Sources of CustomizableOptionInterface; null for a product without such options. */
export function customOptionSources(product: Product, context: RequestContext): unknown[] | null {
  const options = getCustomOptions(product, context);
  if (options.length === 0) return null;
  return options.map((option, index) => ({
    __typename: typenames[option.type],
    uid: option.uid,
    option_id: option.id,
    title: option.title,
    required: option.required,
    sort_order: index + 1,
    product_sku: product.sku,
    value: valueSource(option, context),
  }));
}
