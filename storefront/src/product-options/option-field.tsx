import { Checkbox } from '@witryna/ui/checkbox';
import { DateField } from '@witryna/ui/date-field';
import { Fieldset } from '@witryna/ui/fieldset';
import { Inline, Stack } from '@witryna/ui/layout';
import { QuantityStepper } from '@witryna/ui/quantity-stepper';
import { RadioGroup } from '@witryna/ui/radio-group';
import { Select } from '@witryna/ui/select';
import { TextLink } from '@witryna/ui/text';
import { TextArea } from '@witryna/ui/text-area';
import { TextField } from '@witryna/ui/text-field';
import { maximumQuantity } from '../cart/index.ts';
import { formatMinorUnits, useIntl } from '../i18n/index.ts';
import {
  getFieldName,
  getQuantityName,
  getSelectedValues,
  type FormValues,
  type OptionError,
} from './purchase-form-data.ts';
import { LazyImageField } from './lazy-image-field.tsx';
import type { PurchaseOption, PurchaseValue } from './purchase-option-types.ts';

interface OptionFieldProps {
  option: PurchaseOption;
  /** ISO 4217 code of the prices. */
  currency: string;
  error: OptionError | undefined;
  /** Values of the fields before the shopper changes them. */
  initial: FormValues;
  /** Number of options of the product that take an image. */
  imageFields: number;
  /** Called when a quantity or an image has changed, which is no event of the form. */
  onChange(): void;
}

/** Field of an option of a product. Uncontrolled: the form has the values, also before scripts are there. */
export function OptionField(props: OptionFieldProps) {
  const { option, initial, onChange } = props;
  const field = <OptionControl {...props} />;
  if (!option.canChangeQuantity) return field;
  return (
    <Stack gap="x2">
      {field}
      <QuantityStepper
        name={getQuantityName(option)}
        itemName={option.label}
        defaultValue={Number(initial.get(getQuantityName(option)) ?? 1)}
        max={maximumQuantity}
        onValueChange={onChange}
      />
    </Stack>
  );
}

const errorMessages = { required: 'options.required', 'too-long': 'options.tooLong' } as const;

function OptionControl({ option, currency, error: reason, initial, imageFields, onChange }: OptionFieldProps) {
  const intl = useIntl();
  const { label, required, input, values } = option;
  const withPrice = (title: string, price: number) =>
    price === 0
      ? title
      : intl.formatMessage('options.withPrice', { label: title, price: formatMinorUnits(intl, price, currency) });
  const toLabel = (value: PurchaseValue) => {
    const title = value.quantity === 1 || option.canChangeQuantity ? value.label : `${value.quantity} × ${value.label}`;
    return value.inStock
      ? withPrice(title, value.price)
      : intl.formatMessage('options.outOfStock', { label: withPrice(title, value.price) });
  };
  const choices = values.map((value) => ({ value: value.uid, label: toLabel(value), disabled: !value.inStock }));
  const selected = getSelectedValues(option, initial);
  const [preset] = selected;
  const text = initial.get(getFieldName(option)) ?? '';
  const common = {
    name: getFieldName(option),
    optional: !required,
    ...((reason === 'required' || reason === 'too-long') && { error: intl.formatMessage(errorMessages[reason]) }),
  };
  switch (input) {
    case 'select':
      return (
        <Select
          {...common}
          label={label}
          options={choices}
          placeholder={intl.formatMessage(required ? 'options.choose' : 'options.none')}
          defaultValue={preset?.uid ?? ''}
        />
      );
    case 'radio':
      return (
        <RadioGroup
          {...common}
          label={label}
          options={required ? choices : [{ value: '', label: intl.formatMessage('options.none') }, ...choices]}
          defaultValue={preset?.uid ?? ''}
        />
      );
    case 'checkbox':
      return (
        <Fieldset legend={label} optional={!required} {...(common.error && { error: common.error })}>
          {values.map((value) => (
            <Inline key={value.uid} gap="x3" justify="between">
              <Checkbox
                name={getFieldName(option, value.uid)}
                value={value.uid}
                label={toLabel(value)}
                disabled={!value.inStock}
                defaultChecked={selected.includes(value)}
              />
              {value.sampleUrl && (
                <TextLink href={value.sampleUrl}>
                  {intl.formatMessage('options.sample', { title: value.label })}
                </TextLink>
              )}
            </Inline>
          ))}
        </Fieldset>
      );
    case 'textarea':
      return (
        <TextArea
          {...common}
          defaultValue={text}
          label={withPrice(label, option.price)}
          {...(option.maxLength !== null && { maxLength: option.maxLength, counter: true })}
        />
      );
    case 'image':
      return (
        option.image && (
          <LazyImageField
            name={getFieldName(option)}
            label={withPrice(label, option.price)}
            required={required}
            limits={option.image}
            error={reason === 'too-long' ? undefined : reason}
            numberOfFields={imageFields}
            onChange={onChange}
          />
        )
      );
    // An optional file is left out: Magento takes none here.
    case 'file':
      return null;
    case 'date':
    case 'time':
    case 'datetime-local':
      return <DateField {...common} type={input} defaultValue={text} label={withPrice(label, option.price)} />;
    case 'text':
      return (
        <TextField
          {...common}
          defaultValue={text}
          label={withPrice(label, option.price)}
          {...(option.maxLength !== null && { maxLength: option.maxLength })}
        />
      );
  }
}
