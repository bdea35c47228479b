import { toImageLimits, type ImageLimits } from './image-limits.ts';
import { toMinorUnits } from '../i18n/index.ts';
import type { FileOptions } from './file-options-query.ts';
import { byOrder, plainValue, type OptionsProduct } from './options-product.ts';
import { getPercentage } from './with-piece-price.ts';
import type { OptionInput, PurchaseOption } from './purchase-option-types.ts';

type CustomItem = Extract<OptionsProduct, { options: unknown }>;
type CustomOption = NonNullable<NonNullable<CustomItem['options']>[number]>;
interface OptionPrice {
  price?: number | null;
  price_type?: string | null;
}

/** What prices of options depend on. */
interface PriceBase {
  /** Price in minor units of which prices in percent are a part. */
  basePrice: number;
  /** Exchange rate of the base currency, in which Magento names all others. */
  rate: number;
}

function toOptionPrice({ price, price_type: type }: OptionPrice, { basePrice, rate }: PriceBase) {
  if (!price) return { price: 0 };
  return type === 'PERCENT'
    ? { price: getPercentage(price, basePrice), percent: price }
    : { price: toMinorUnits(price * rate) };
}

/**
 * Returns the customizable options of a product.
 *
 * @param files what its options of type file take
 */
export function toCustomOptions(item: OptionsProduct, base: PriceBase, files?: FileOptions): PurchaseOption[] {
  const options = 'options' in item ? (item.options ?? []) : [];
  const fileValues = getFileValues(files);
  return [...options].sort(byOrder).flatMap((option) => {
    if (!option) return [];
    const {
      input,
      price = null,
      maxLength = null,
      image,
      values = [],
    } = toCustomInput(option, fileValues.get(option.uid));
    return [
      {
        uid: option.uid,
        label: option.title ?? '',
        required: option.required ?? false,
        input,
        ...toOptionPrice(price ?? {}, base),
        maxLength: maxLength || null,
        ...(image && { image }),
        values: values.flatMap((value) =>
          value
            ? [
                {
                  ...plainValue,
                  uid: value.uid,
                  label: value.title ?? '',
                  ...toOptionPrice(value, base),
                },
              ]
            : [],
        ),
        canChangeQuantity: false,
      },
    ];
  });
}

type FileValue = OptionPrice & Parameters<typeof toImageLimits>[0];

type CustomValue = OptionPrice & { uid: string; title: string | null };

interface CustomInput {
  input: OptionInput;
  price?: OptionPrice | null;
  maxLength?: number | null | undefined;
  image?: ImageLimits;
  values?: readonly (CustomValue | null)[];
}

const dateInputs = { DATE: 'date', DATE_TIME: 'datetime-local', TIME: 'time' } as const;

/** By uid of the option; empty where the cart cannot show a file. */
function getFileValues(files: FileOptions | undefined): ReadonlyMap<string, FileValue> {
  const item = files?.products?.items?.[0];
  const options = item && 'options' in item ? (item.options ?? []) : [];
  return new Map(
    options.flatMap((option) => (option && 'file' in option && option.file ? [[option.uid, option.file]] : [])),
  );
}

function toCustomInput(option: CustomOption, file: FileValue | undefined): CustomInput {
  switch (option.__typename) {
    case 'CustomizableFieldOption':
      return { input: 'text', price: option.field, maxLength: option.field?.max_characters };
    case 'CustomizableAreaOption':
      return { input: 'textarea', price: option.area, maxLength: option.area?.max_characters };
    case 'CustomizableDateOption':
      return { input: dateInputs[option.date?.type ?? 'DATE'], price: option.date };
    case 'CustomizableDropDownOption':
      return { input: 'select', values: option.dropDown ?? [] };
    case 'CustomizableRadioOption':
      return { input: 'radio', values: option.radio ?? [] };
    case 'CustomizableCheckboxOption':
      return { input: 'checkbox', values: option.checkbox ?? [] };
    case 'CustomizableMultipleOption':
      return { input: 'checkbox', values: option.multiple ?? [] };
    case 'CustomizableFileOption': {
      const image = file && toImageLimits(file);
      return image ? { input: 'image', price: file, image } : { input: 'file' };
    }
    // A type that the shop does not know cannot be filled in, like a file.
    default:
      return { input: 'file' };
  }
}
