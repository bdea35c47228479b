import { fieldPrefixes, parseBundleUid, toDateInput, type LineOption, type ShownOption } from '../cart/index.ts';
import type { ImageProblem } from './check-image.ts';
import type { OptionInput, PurchaseOption, PurchaseOptions, PurchaseValue } from './purchase-option-types.ts';

/** Values of the form of a product by field name. */
export type FormValues = ReadonlyMap<string, string>;

/** What is wrong with the value of an option. */
export type OptionError = 'required' | 'too-long' | ImageProblem;

/** Name of the field of an option; of one of its values where several can be selected. */
export function getFieldName({ uid, input }: Pick<PurchaseOption, 'uid' | 'input'>, valueUid = ''): string {
  switch (input) {
    case 'text':
    case 'textarea':
      return fieldPrefixes.entered + uid;
    case 'date':
    case 'datetime-local':
    case 'time':
      return fieldPrefixes.date + uid;
    case 'image':
      return fieldPrefixes.file + uid;
    case 'checkbox':
      return fieldPrefixes.option + valueUid;
    default:
      return fieldPrefixes.option + uid;
  }
}

/** Name of the field with the quantity of what is selected in an option. */
export const getQuantityName = ({ uid }: Pick<PurchaseOption, 'uid'>) => fieldPrefixes.quantity + uid;

/** The values that are selected in an option. */
export function getSelectedValues(option: PurchaseOption, form: FormValues): PurchaseValue[] {
  return option.values.filter(({ uid }) => form.get(getFieldName(option, uid)) === uid);
}

const getText = (option: PurchaseOption, form: FormValues) => form.get(getFieldName(option))?.trim() ?? '';

/** The quantity of what is selected in an option, when the shopper can change it; otherwise the preset one. */
function getQuantity(option: PurchaseOption, { quantity }: PurchaseValue, form: FormValues): number {
  const entered = Number(form.get(getQuantityName(option)));
  return option.canChangeQuantity && Number.isInteger(entered) && entered > 0 ? entered : quantity;
}

/** SKUs of the chosen parts of a bundle or a group, each once; empty for other products. */
export function getPartSkus(
  { options, items }: Pick<PurchaseOptions, 'options' | 'items'>,
  form: FormValues,
): string[] {
  const parts = options.flatMap((option) => getSelectedValues(option, form).flatMap(({ sku }) => sku ?? []));
  const wanted = items.filter(({ sku }) => Number(form.get(fieldPrefixes.item + sku)) > 0).map(({ sku }) => sku);
  return [...new Set([...parts, ...wanted])];
}

/** Price of one piece with what is in the form, in minor units. Shown until the backend has calculated the cart. */
export function getConfiguredPrice({ basePrice, options }: PurchaseOptions, form: FormValues): number {
  return options.reduce((total, option) => {
    const selected = getSelectedValues(option, form).reduce(
      (sum, value) => sum + Math.round((value.price / value.quantity) * getQuantity(option, value, form)),
      0,
    );
    const entered = option.values.length === 0 && getText(option, form) !== '' ? option.price : 0;
    return total + selected + entered;
  }, basePrice);
}

/** Returns what is wrong by uid of the option; empty when the product can be added to the cart. */
export function validatePurchase(
  { options }: Pick<PurchaseOptions, 'options'>,
  form: FormValues,
): ReadonlyMap<string, OptionError> {
  return new Map(
    options.flatMap((option): [string, OptionError][] => {
      if (option.input === 'file') return [];
      const text = getText(option, form);
      const isEmpty = option.values.length > 0 ? getSelectedValues(option, form).length === 0 : text === '';
      if (isEmpty) return option.required ? [[option.uid, 'required']] : [];
      return option.maxLength !== null && text.length > option.maxLength ? [[option.uid, 'too-long']] : [];
    }),
  );
}

/** What was chosen, for the line that the cart shows until the backend returns it. */
export function getChosenTexts({ options }: Pick<PurchaseOptions, 'options'>, form: FormValues): ShownOption[] {
  return options.flatMap((option) => {
    if (option.values.length === 0) {
      const text = getText(option, form);
      return text === '' ? [] : [{ label: option.label, ...readChosenText(option.input, text) }];
    }
    return getSelectedValues(option, form).map((value) => {
      const quantity = getQuantity(option, value, form);
      return { label: option.label, value: quantity === 1 ? value.label : `${quantity} × ${value.label}` };
    });
  });
}

/** Reads the value of an input in the form that lines of the cart have. */
function readChosenText(input: OptionInput, value: string): Pick<ShownOption, 'value' | 'dateType'> {
  if (input === 'datetime-local') return { value: value.replace('T', ' '), dateType: 'date_time' };
  return input === 'date' || input === 'time' ? { value, dateType: input } : { value };
}

/** Returns what the form has before the shopper changes it: what the merchant has preselected. */
export function getDefaultForm({ options }: Pick<PurchaseOptions, 'options'>): FormValues {
  return new Map(
    options.flatMap((option) => [
      ...getDefaultValues(option).map((value): [string, string] => [getFieldName(option, value.uid), value.uid]),
      ...(option.canChangeQuantity
        ? [[getQuantityName(option), String(getPresetQuantity(option))] satisfies [string, string]]
        : []),
    ]),
  );
}

/**
 * Returns the form with what was chosen for a line of the cart. What the product no longer has is left out.
 *
 * @param chosen - Options of the line.
 */
export function getLineForm({ options }: Pick<PurchaseOptions, 'options'>, chosen: readonly LineOption[]): FormValues {
  return new Map(
    options.flatMap((option): [string, string][] => {
      const entered = chosen.find(
        ({ valueUid, enteredValue }) => valueUid === option.uid && enteredValue !== undefined,
      );
      if (entered?.enteredValue !== undefined)
        return [[getFieldName(option), toFieldValue(option.input, entered.enteredValue)]];
      return option.values.flatMap((value): [string, string][] => {
        const line = chosen.find(({ valueUid }) => isSameValue(valueUid, value.uid));
        if (!line) return [];
        const quantity = parseBundleUid(line.valueUid)?.quantity ?? value.quantity;
        return [
          [getFieldName(option, value.uid), value.uid],
          ...(option.canChangeQuantity ? [[getQuantityName(option), String(quantity)] satisfies [string, string]] : []),
        ];
      });
    }),
  );
}

const toFieldValue = (input: OptionInput, stored: string): string =>
  input === 'date' || input === 'datetime-local' || input === 'time' ? toDateInput(input, stored) : stored;

/** In a bundle the uids differ by the quantity alone. */
function isSameValue(one: string, other: string): boolean {
  const [first, second] = [parseBundleUid(one), parseBundleUid(other)];
  return first && second ? first.key === second.key : one === other;
}

/** The values that are selected before the shopper changes anything; out of stock they are not. */
function getDefaultValues({ values, input, required }: PurchaseOption): PurchaseValue[] {
  const available = values.filter(({ inStock }) => inStock);
  const preset = available.filter(({ isDefault }) => isDefault);
  if (input === 'checkbox') return preset;
  // Nothing is left to choose where only one value fits.
  return preset.length === 0 && required && available.length === 1 ? available : preset.slice(0, 1);
}

/** The quantity in the field of an option before the shopper changes it. */
function getPresetQuantity(option: PurchaseOption): number {
  return (getDefaultValues(option)[0] ?? option.values[0])?.quantity ?? 1;
}
