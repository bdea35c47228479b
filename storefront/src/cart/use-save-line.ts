import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '@witryna/ui/live-region';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useIntl } from '../i18n/index.ts';
import type { CartLine } from './cart.ts';
import type { ProductChoice } from './cart-user-errors.ts';
import { getRefusalText } from './get-refusal-text.ts';
import { isSameChoice, toProductChoice } from './product-choice.ts';
import { LineReplacementError } from './replace-line.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useCartErrorText } from './use-cart-errors.ts';

/** Saves other options of a line of the cart. */
export interface LineSaving {
  saving: boolean;
  /** Why the last change failed; empty without a failure. */
  problem: string;
  /**
   * Replaces the line, or sets its quantity when nothing else is different. After a failure that may have lost the line,
   * replaces it whatever is different, which adds a line that is gone.
   *
   * @param line - The line as it is in the cart now.
   * @returns whether the cart has the choice
   */
  save(line: CartLine, choice: ProductChoice): Promise<boolean>;
}

/**
 * Returns what saves other options of a line. A failing change keeps the line as it is, and what came of a change is
 * said even if the form is gone by then.
 *
 * @param open - Whether the form is shown. Default: while it is mounted.
 */
export function useSaveLine(open = true): LineSaving {
  const intl = useIntl();
  const announce = useAnnounce();
  const toast = useToast();
  const { replace, setQuantity } = useCartActions();
  const errorText = useCartErrorText();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const [lost, setLost] = useState(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = open;
    return () => {
      isOpen.current = false;
    };
  }, [open]);

  const change = (line: CartLine, choice: ProductChoice) =>
    !lost && isSameChoice(toProductChoice(line), choice)
      ? setQuantity(line.uid, choice.quantity)
      : replace(line, choice);
  const save: LineSaving['save'] = async (line, choice) => {
    if (!lost && line.quantity === choice.quantity && isSameChoice(toProductChoice(line), choice)) return true;
    setSaving(true);
    setProblem('');
    const fail = (message: string) => {
      if (isOpen.current) setProblem(message);
      else toast({ type: 'error', message });
      return false;
    };
    try {
      const userError = await change(line, choice);
      if (userError) return fail(getRefusalText(intl, userError.messages));
      announce(intl.formatMessage('cart.optionsChanged', { name: line.name }));
      return true;
    } catch (error) {
      setLost(lost || error instanceof LineReplacementError);
      return fail(
        error instanceof LineReplacementError && error.cause === undefined
          ? intl.formatMessage('cart.lineLost', { name: line.name })
          : errorText(error instanceof LineReplacementError ? error.cause : error),
      );
    } finally {
      setSaving(false);
    }
  };
  return { saving, problem, save };
}
