'use client';
import { useId, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { ErrorIcon, MinusIcon, PlusIcon, TrashIcon } from '../icon/index.ts';
import {
  composeEventHandlers,
  useControlled,
  useFormReset,
  useInputBeforeHydration,
  useMergedRef,
} from '../hooks/index.ts';
import { joinIds } from '../field/index.ts';
import { useStrings } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './quantity-stepper.css.ts';
import { quantityStepperStrings } from './quantity-stepper.strings.ts';
import type { QuantityLimits } from './quantity.ts';
import { useQuantity } from './use-quantity.ts';

/** Strings of one stepper that replace the provider's strings. Names of controls contain the product. */
export interface QuantityStepperStringOverrides {
  /** Name of the field, e.g. `Quantity: Vitamin C 1000`. */
  quantity: string;
  /** Name of the decrease button, e.g. `Decrease quantity: Vitamin C 1000`. */
  decrease: string;
  /** Name of the increase button, e.g. `Increase quantity: Vitamin C 1000`. */
  increase: string;
  /** Name of the decrease button at the minimum if `onRemove` is given, e.g. `Remove from cart: Vitamin C 1000`. */
  remove?: string;
  /** Message for a quantity below the minimum, e.g. `The lowest quantity is 1.` */
  belowMin: string;
  /** Message for a quantity above the maximum, e.g. `Only 12 are available.` */
  aboveMax?: string;
  /** Announced while loading, e.g. `Updating quantity`. */
  loading?: string;
}

/** Limits of which each may be absent or undefined. */
type OptionalLimits = { [Name in keyof QuantityLimits]?: QuantityLimits[Name] | undefined };

/** Props of `QuantityStepper`. Other attributes, such as `name` and `form`, are passed to the `<input>`. */
export interface QuantityStepperProps
  extends Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'type' | 'size' | 'disabled' | 'readOnly'
    >,
    OptionalLimits {
  /** Quantity. Makes the stepper controlled. */
  value?: number | undefined;
  /** Initial quantity of an uncontrolled stepper. Default: the minimum. */
  defaultValue?: number | undefined;
  /** Called with a number within the limits, a whole one unless `step` is a fraction or `any`: immediately by buttons and keys, on blur or Enter after typing. */
  onValueChange?(value: number): void;
  /**
   * Called to remove the item, when the shopper types 0 or clicks the decrease button at the minimum. Default: not
   * removable.
   */
  onRemove?(): void;
  /** Name of the product, for the names of the controls. Required unless `strings` contain it. */
  itemName?: string;
  /** Strings of this stepper, e.g. with plurals of the host. Default: from the provider's strings. */
  strings?: Partial<QuantityStepperStringOverrides>;
  /**
   * Message below, which is also announced, e.g. that only 3 pieces are available. Default: the limit that was
   * exceeded.
   */
  message?: string | undefined;
  /** Size; `compact` is 44 px high, `medium` 48 px or as high as its row. Default `medium`. */
  size?: keyof typeof styles.size;
  /** Whether a change is being saved. Shows progress and still accepts changes. Default `false`. */
  loading?: boolean;
  /** Whether the stepper is disabled. It stays focusable, but is not submitted. Default `false`. */
  disabled?: boolean;
  /** Ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Stepper for a number of pieces, or for an amount such as a length: a spin button between two buttons. A typed value outside the limits is marked
 * as invalid, and changed to the nearest limit, with the reason, when the field loses focus.
 *
 * | state hook of the root | present while |
 * | --- | --- |
 * | `data-invalid` | the shown value is outside the limits |
 * | `data-loading` | `loading` is set |
 * | `data-disabled` | it is `disabled` |
 */
export function QuantityStepper({
  value: ofParent,
  defaultValue,
  onValueChange,
  onRemove,
  min = 1,
  max,
  step,
  itemName = '',
  strings,
  message,
  size = 'medium',
  loading = false,
  disabled = false,
  className,
  onFocus,
  onBlur,
  onKeyDown,
  ref,
  ...props
}: QuantityStepperProps) {
  const messageId = useId();
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMergedRef(input, ref);
  const [value, change, reset] = useControlled({
    value: ofParent,
    defaultValue: defaultValue ?? min,
    onChange: onValueChange,
  });
  const table = useStrings('quantityStepper', quantityStepperStrings);
  const quantity = useQuantity({
    ...{ value, min, max, step, disabled, onRemove },
    format: (number) => String(number).replace('.', table.decimalSeparator),
    onChange: change,
  });
  useFormReset(input, () => {
    reset();
    quantity.forget();
  });
  useInputBeforeHydration(input, quantity.adopt);
  const belowMin = strings?.belowMin ?? table.belowMin(min);
  const aboveMax = max === undefined ? undefined : (strings?.aboveMax ?? table.aboveMax(max));
  const limitText = quantity.limit && (quantity.limit === 'min' ? belowMin : aboveMax);
  const removes = onRemove !== undefined && value <= min;
  return (
    <div
      data-invalid={quantity.invalid || undefined}
      data-loading={loading || undefined}
      data-disabled={disabled || undefined}
      className={classNames(styles.root, className)}
    >
      <div className={styles.pill} data-invalid={quantity.invalid || undefined} aria-busy={loading || undefined}>
        <StepButton
          label={
            removes ? (strings?.remove ?? table.remove(itemName)) : (strings?.decrease ?? table.decrease(itemName))
          }
          icon={removes ? <TrashIcon size="small" /> : <MinusIcon size="small" />}
          disabled={disabled}
          reason={!removes && value <= min ? belowMin : undefined}
          onPress={removes ? onRemove : () => quantity.step(-1)}
        />
        <span className={styles.value}>
          <input
            autoComplete="off"
            {...props}
            name={disabled ? undefined : props.name}
            ref={setInput}
            type="text"
            inputMode={Number.isInteger(step ?? 1) ? 'numeric' : 'decimal'}
            role="spinbutton"
            aria-label={strings?.quantity ?? table.quantity(itemName)}
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-invalid={quantity.invalid || undefined}
            aria-describedby={joinIds(messageId, props['aria-describedby'])}
            aria-disabled={disabled || undefined}
            readOnly={disabled}
            value={quantity.text}
            onChange={(event) => quantity.type(event.target.value)}
            onFocus={composeEventHandlers((event) => event.target.select(), onFocus)}
            onBlur={composeEventHandlers(quantity.commit, onBlur)}
            onKeyDown={composeEventHandlers(quantity.onKeyDown, onKeyDown)}
            className={classNames(styles.input, styles.size[size])}
          />
          {loading && <span aria-hidden="true" className={styles.progress} />}
        </span>
        <StepButton
          label={strings?.increase ?? table.increase(itemName)}
          icon={<PlusIcon size="small" />}
          disabled={disabled}
          reason={max !== undefined && value >= max ? aboveMax : undefined}
          onPress={() => quantity.step(1)}
        />
      </div>
      <div id={messageId} role="status" className={styles.message} data-invalid={quantity.invalid || undefined}>
        {quantity.invalid && <ErrorIcon size="small" />}
        {message ?? limitText}
        {loading && <VisuallyHidden>{strings?.loading ?? table.loading}</VisuallyHidden>}
      </div>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  /** Reason why the button is inactive; clicking it shows the reason. */
  reason: string | undefined;
  onPress(): void;
}

function StepButton({ label, icon, disabled, reason, onPress }: StepButtonProps) {
  const reasonId = useId();
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || reason !== undefined || undefined}
      aria-describedby={reason && reasonId}
      onClick={disabled ? undefined : onPress}
      className={styles.button}
    >
      {icon}
      {reason && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </button>
  );
}
