import { useState, type KeyboardEvent } from 'react';
import { hasModifier } from '../hooks/index.ts';
import { parseQuantity, stepQuantity, type QuantityLimits, type TypedQuantity } from './quantity.ts';

interface QuantityOptions extends QuantityLimits {
  value: number;
  disabled: boolean;
  /** Returns the text of a quantity. */
  format(value: number): string;
  onChange(value: number): void;
  onRemove?: (() => void) | undefined;
}

/** Manages the text of a quantity field: the parent's value until the shopper types. */
export function useQuantity({ value, min, max, step: size, disabled, format, onChange, onRemove }: QuantityOptions) {
  const [draft, setDraft] = useState<string>();
  // The limit that the last action reached.
  const [stoppedAt, setStoppedAt] = useState<'min' | 'max'>();
  const limits = { min, max, step: size };
  const typed = parseQuantity(draft ?? format(value), limits);
  const outside = getLimitExceeded(typed.kind, onRemove !== undefined && draft !== undefined);

  const settle = (next: number, limit?: 'min' | 'max') => {
    setDraft(undefined);
    setStoppedAt(limit);
    if (next !== value) onChange(next);
  };
  const step = (steps: 1 | -1) => {
    const from = typed.kind === 'valid' ? typed.value : value;
    const next = stepQuantity(from, steps, limits);
    settle(next, next === from ? (steps > 0 ? 'max' : 'min') : undefined);
  };
  const settleTyped = (quantity: TypedQuantity) => {
    if (quantity.kind === 'valid') settle(quantity.value);
    else if (quantity.kind === 'tooHigh') settle(quantity.value, 'max');
    else if (quantity.kind === 'tooLow') settle(quantity.value, 'min');
    else if (quantity.kind === 'zero' && !onRemove) settle(min, 'min');
    else {
      settle(value);
      if (quantity.kind === 'zero') onRemove?.();
    }
  };
  const commit = () => {
    if (draft !== undefined) settleTyped(typed);
  };
  const type = (text: string) => {
    setDraft(text);
    setStoppedAt(undefined);
  };
  const actions: Partial<Record<string, () => void>> = {
    ArrowUp: () => step(1),
    ArrowDown: () => step(-1),
    Home: () => settle(min),
    ...(max !== undefined && { End: () => settle(max) }),
    Enter: commit,
  };

  return {
    /** Text of the field. */
    text: draft ?? format(value),
    /** Limit to report: the one that is exceeded now, or that the last action reached. */
    limit: outside ?? stoppedAt,
    /** Whether the text of the field is outside the limits. */
    invalid: outside !== undefined,
    type,
    step,
    commit,
    /** Adopts text that was typed into the field before hydration. */
    adopt(input: HTMLInputElement) {
      if (input.value === format(value)) return;
      if (input === document.activeElement) type(input.value);
      else settleTyped(parseQuantity(input.value, limits));
    },
    /** Discards typed text and the reached limit. */
    forget() {
      setDraft(undefined);
      setStoppedAt(undefined);
    },
    /** Handles the keys of a spin button. */
    onKeyDown(event: KeyboardEvent) {
      const action = disabled || hasModifier(event) ? undefined : actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    },
  };
}

/** Returns the limit that a quantity exceeds; undefined if zero requests removal. */
function getLimitExceeded(
  kind: ReturnType<typeof parseQuantity>['kind'],
  zeroRemoves: boolean,
): 'min' | 'max' | undefined {
  if (kind === 'tooHigh') return 'max';
  return kind === 'tooLow' || (kind === 'zero' && !zeroRemoves) ? 'min' : undefined;
}
