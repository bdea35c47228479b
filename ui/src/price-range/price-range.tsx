'use client';
import { useId, useRef, useState, type FormHTMLAttributes, type Ref, type SubmitEvent } from 'react';
import { Button } from '../button/index.ts';
import { FieldError } from '../field/index.ts';
import { useIsomorphicLayoutEffect } from '../hooks/index.ts';
import { useStrings, useWitryna, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import * as styles from './price-range.css.ts';
import { priceRangeStrings, type PriceRangeStrings } from './price-range.strings.ts';
import { isOrdered, parsePriceRange, type PriceRangeValue } from './parse-price-range.ts';

export type { PriceRangeValue };

/**
 * Props of `PriceRange`. Other attributes are passed to the `<form>`, which works by GET without scripts. Omitted
 * strings come from the provider.
 */
export interface PriceRangeProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'children' | 'defaultValue' | 'onSubmit'>,
    StringOverrides<PriceRangeStrings> {
  /** Applied range; the fields show a new one immediately. Default: no limits. */
  value?: PriceRangeValue;
  /**
   * Called with the range when it is applied by the button or Enter; never with a minimum above the maximum, and not
   * while a field has a text that is no price: that is shown as an error, and the first wrong field gets the focus.
   */
  onApply?(value: PriceRangeValue): void;
  /** Base of the fields' names: `price` submits `price_from` and `price_to`. Default `price`. */
  name?: string;
  /**
   * Texts that the form has submitted without scripts and that are no prices. Their fields show them, with the error.
   * Default: none.
   */
  invalidTexts?: { from?: string; to?: string };
  /** Additional fields to submit without scripts, e.g. the search query and the other filters. */
  hiddenFields?: Readonly<Record<string, string>>;
  ref?: Ref<HTMLFormElement>;
}

/** What is wrong, and with which fields. */
interface InvalidFields {
  error: string;
  from: boolean;
  to: boolean;
}

const everyPrice: PriceRangeValue = { from: null, to: null };

/**
 * Price range: two number inputs in a named group, applied on demand, because a list must not change while the shopper
 * types. State hook: `data-invalid` on the `<fieldset>`.
 */
export function PriceRange({
  value = everyPrice,
  onApply,
  name = 'price',
  invalidTexts = {},
  hiddenFields = {},
  label,
  fromLabel,
  toLabel,
  applyLabel,
  orderError,
  formatError,
  className,
  ...props
}: PriceRangeProps) {
  const strings = useStrings('priceRange', priceRangeStrings, {
    label,
    fromLabel,
    toLabel,
    applyLabel,
    orderError,
    formatError,
  });
  // That of all numbers; the other strings of a stepper would be in the bundle for nothing.
  const decimalSeparator = useWitryna().strings.quantityStepper?.decimalSeparator ?? '.';
  const [rejected, setRejected] = useState<InvalidFields | null>(null);
  const invalid = rejected ?? getInvalidFields(invalidTexts, strings.formatError);
  const errorId = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget);
    const text = (field: string) => {
      const entry = data.get(field);
      return typeof entry === 'string' ? entry : '';
    };
    const from = text(`${name}_from`);
    const to = text(`${name}_to`);
    const range = parsePriceRange(from, to, decimalSeparator);
    const isValid = range !== undefined && isOrdered(range);
    const isWrong = (price: string) => range !== undefined || !parsePriceRange(price, '', decimalSeparator);
    const wrong = { from: isWrong(from), to: isWrong(to) };
    setRejected(isValid ? null : { error: range ? strings.orderError : strings.formatError, ...wrong });
    if (!isValid) {
      const input = event.currentTarget.elements.namedItem(`${name}_${wrong.from ? 'from' : 'to'}`);
      if (input instanceof HTMLElement) input.focus();
    }
    if (!isValid || onApply) event.preventDefault();
    if (isValid) onApply?.(range);
  };
  const bound = (field: 'from' | 'to', fieldLabel: string) => (
    <PriceField
      label={fieldLabel}
      name={`${name}_${field}`}
      text={invalidTexts[field] ?? String(value[field] ?? '').replace('.', decimalSeparator)}
      {...(invalid?.[field] && { 'aria-invalid': true, 'aria-describedby': errorId })}
    />
  );
  return (
    <form method="get" noValidate {...props} onSubmit={submit} className={classNames(styles.range, className)}>
      {Object.entries(hiddenFields).map(([field, text]) => (
        <input key={field} type="hidden" name={field} value={text} />
      ))}
      <fieldset aria-describedby={invalid ? errorId : undefined} data-invalid={invalid ? true : undefined}>
        <legend className={styles.legend}>{strings.label}</legend>
        <div className={styles.inputs}>
          {bound('from', strings.fromLabel)}
          {bound('to', strings.toLabel)}
        </div>
      </fieldset>
      <div role="alert">{invalid && <FieldError id={errorId}>{invalid.error}</FieldError>}</div>
      <Button type="submit" variant="secondary" size="small">
        {strings.applyLabel}
      </Button>
    </form>
  );
}

/** Returns null where no text is invalid. */
function getInvalidFields(
  { from, to }: NonNullable<PriceRangeProps['invalidTexts']>,
  error: string,
): InvalidFields | null {
  return from === undefined && to === undefined ? null : { error, from: from !== undefined, to: to !== undefined };
}

/**
 * Renders a limit of the range. The input is uncontrolled; a new price replaces its value in the same element, so that
 * focus stays.
 */
function PriceField({ text, ...props }: TextFieldProps & { text: string }) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  useIsomorphicLayoutEffect(() => {
    // On mount the input already has the price, or text typed before hydration.
    if (shown.current === text) return;
    shown.current = text;
    if (input.current) input.current.value = text;
  }, [text]);
  return (
    <TextField
      {...props}
      ref={input}
      optional
      optionalLabel=""
      inputMode="decimal"
      autoComplete="off"
      defaultValue={text}
    />
  );
}
