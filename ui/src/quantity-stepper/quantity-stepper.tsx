'use client';
import { useId, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { MinusIcon, PlusIcon, TrashIcon } from '../icon/index.ts';
import { inTurn, useControlled, useFormReset, useMergedRef } from '../hooks/index.ts';
import { describedBy } from '../field/index.ts';
import { useWords } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './quantity-stepper.css.ts';
import { quantityStepperWords } from './quantity-stepper.words.ts';
import type { QuantityLimits } from './quantity.ts';
import { useQuantity } from './use-quantity.ts';

/** Words of one stepper in place of those of the provider's table. Those of controls name the product (QS-1, QS-3). */
export interface QuantityStepperLabels {
  /** Name of the field, e.g. `Ilość: Witamina C 1000`. */
  quantity: string;
  /** Name of the button for one less, e.g. `Zmniejsz ilość: Witamina C 1000`. */
  decrease: string;
  /** Name of the button for one more, e.g. `Zwiększ ilość: Witamina C 1000`. */
  increase: string;
  /** In place of `decrease` at the minimum, where `onRemove` is given, e.g. `Usuń z koszyka: Witamina C 1000`. */
  remove?: string;
  /** Why it cannot be less, e.g. `Najmniejsza ilość to 1 sztuka.` */
  tooFew: string;
  /** Why it cannot be more, e.g. `Dostępnych jest 12 sztuk.` */
  tooMany?: string;
  /** Said while busy, e.g. `Aktualizowanie ilości`. */
  busy?: string;
}

/** All other attributes go to the `<input>`: `name`, `form`, … */
export interface QuantityStepperProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'type' | 'size' | 'disabled' | 'readOnly'>,
    Partial<QuantityLimits> {
  /** Quantity in pieces, held by the parent. Default: the stepper holds it itself. */
  value?: number | undefined;
  /** Quantity in pieces at first, while the stepper holds it. Default: the minimum. */
  defaultValue?: number | undefined;
  /** Called with a whole number within the limits: at once by the buttons and keys, on blur or Enter after typing. */
  onChange?(value: number): void;
  /** Asks to remove the item: typing 0, or the button at the minimum. Default: 0 is below the limits. */
  onRemove?(): void;
  /** Name of the product, for the names of the controls (QS-1). Needed unless `labels` name it. */
  itemName?: string;
  /** Words of this stepper, e.g. with a plural of the host's. Default: those of the provider's table. */
  labels?: Partial<QuantityStepperLabels>;
  /** Shown and said below, e.g. that the shop could only give 3 pieces (QS-4). Default: the limit that was run into. */
  message?: string | undefined;
  /** `compact` is 44 px high, `medium` 48 px or as high as its row. Default `medium`. */
  size?: keyof typeof styles.size;
  /** A change is being saved: shows progress and goes on to take changes. Default false. */
  busy?: boolean;
  /** Cannot be used now; stays focusable. Default false. */
  disabled?: boolean;
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A whole number of pieces: a spin button between two buttons. What is typed outside of the limits is marked while it
 * stands there, and put to the nearest limit, with the reason, on leaving the field [UI-26]. Lines QS-1 to QS-4.
 *
 * | state hook of the root | there while |
 * | --- | --- |
 * | `data-invalid` | what it shows is outside of the limits |
 * | `data-busy` | it is `busy` |
 * | `data-disabled` | it is `disabled` |
 */
export function QuantityStepper({
  value: ofParent, defaultValue, onChange, onRemove, min = 1, max, itemName = '', labels, message, size = 'medium', busy = false, disabled = false, className, onFocus, onBlur, onKeyDown, ref,
  ...props
}: QuantityStepperProps) {
  const messageId = useId();
  const input = useRef<HTMLInputElement>(null);
  const setInput = useMergedRef(input, ref);
  const [value, change, reset] = useControlled({ value: ofParent, defaultValue: defaultValue ?? min, onChange });
  const quantity = useQuantity({ value, min, max, disabled, onChange: change, onRemove });
  useFormReset(input, () => {
    reset();
    quantity.forget();
  });
  const table = useWords('quantityStepper', quantityStepperWords);
  const tooFew = labels?.tooFew ?? table.tooFew(min);
  const tooMany = max === undefined ? undefined : (labels?.tooMany ?? table.tooMany(max));
  const limitText = quantity.limit && (quantity.limit === 'min' ? tooFew : tooMany);
  const removes = onRemove !== undefined && value <= min;
  return (
    <div
      data-invalid={quantity.invalid || undefined}
      data-busy={busy || undefined}
      data-disabled={disabled || undefined}
      className={classNames(styles.root, className)}
    >
      <div className={styles.pill} data-invalid={quantity.invalid || undefined} aria-busy={busy || undefined}>
        <StepButton
          label={removes ? (labels?.remove ?? table.remove(itemName)) : (labels?.decrease ?? table.decrease(itemName))}
          icon={removes ? <TrashIcon size="small" /> : <MinusIcon size="small" />}
          disabled={disabled}
          reason={!removes && value <= min ? tooFew : undefined}
          onPress={removes ? onRemove : () => quantity.step(-1)}
        />
        <span className={styles.value}>
          <input
            autoComplete="off"
            {...props}
            ref={setInput}
            type="text"
            inputMode="numeric"
            role="spinbutton"
            aria-label={labels?.quantity ?? table.quantity(itemName)}
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-invalid={quantity.invalid || undefined}
            aria-describedby={describedBy(messageId, props['aria-describedby'])}
            aria-disabled={disabled || undefined}
            readOnly={disabled}
            value={quantity.text}
            onChange={(event) => quantity.type(event.target.value)}
            onFocus={inTurn((event) => event.target.select(), onFocus)}
            onBlur={inTurn(quantity.commit, onBlur)}
            onKeyDown={inTurn(quantity.onKeyDown, onKeyDown)}
            className={classNames(styles.input, styles.size[size])}
          />
          {busy && <span aria-hidden="true" className={styles.progress} />}
        </span>
        <StepButton
          label={labels?.increase ?? table.increase(itemName)}
          icon={<PlusIcon size="small" />}
          disabled={disabled}
          reason={max !== undefined && value >= max ? tooMany : undefined}
          onPress={() => quantity.step(1)}
        />
      </div>
      <div id={messageId} role="status" className={styles.message} data-invalid={quantity.invalid || undefined}>
        {message ?? limitText}
        {busy && <VisuallyHidden>{labels?.busy ?? table.busy}</VisuallyHidden>}
      </div>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  /** Why the button does nothing now; pressing it shows the reason. */
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
