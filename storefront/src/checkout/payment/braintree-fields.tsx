import { Stack } from '@witryna/ui/layout';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { HostedFieldFieldOptions } from 'braintree-web/hosted-fields';
import { useIntl } from '../../i18n/index.ts';
import { SaveCard } from './save-card.tsx';
import * as styles from './payment-fields.css.ts';

/** Puts the provider's fields into containers; resolves with what removes them, once they can be typed into. */
export type CreateBraintreeFields = (
  fields: HostedFieldFieldOptions,
  styles: Record<string, Record<string, string>>,
) => Promise<() => void>;

interface BraintreeFieldsProps {
  create: CreateBraintreeFields;
  onFailure(): void;
  /** Whether the card is kept for later; null where it cannot be. */
  save: boolean | null;
  onSave(save: boolean): void;
}

/** Number, date and code in frames of Braintree's host: the shop never sees them. */
export function BraintreeFields({ create, onFailure, save, onSave }: BraintreeFieldsProps) {
  const intl = useIntl();
  const id = useId();
  const number = useRef<HTMLDivElement>(null);
  const expirationDate = useRef<HTMLDivElement>(null);
  const cvv = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [saved, setSaved] = useState(save === true);
  const texts = {
    number: intl.formatMessage('checkout.card.number'),
    expirationDate: intl.formatMessage('checkout.card.expiry'),
    cvv: intl.formatMessage('checkout.card.code'),
  };
  const containers = { number, expirationDate, cvv };

  const fail = useEffectEvent(onFailure);
  const put = useEffectEvent(() => {
    const getFieldOptions = (name: keyof typeof containers) => {
      const container = containers[name].current;
      return container ? { [name]: { container, iframeTitle: texts[name], internalLabel: texts[name] } } : {};
    };
    return create(
      { ...getFieldOptions('number'), ...getFieldOptions('expirationDate'), ...getFieldOptions('cvv') },
      inputStyles(number.current),
    );
  });
  useEffect(() => {
    let remove: (() => void) | null = null;
    let stale = false;
    put().then(
      (teardown) => {
        if (stale) teardown();
        else {
          remove = teardown;
          setReady(true);
        }
      },
      () => {
        if (!stale) fail();
      },
    );
    return () => {
      stale = true;
      remove?.();
    };
  }, []);

  const field = (name: keyof typeof containers) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${name}`} className={styles.label}>
        {texts[name]}
      </label>
      <div ref={containers[name]} id={`${id}-${name}`} className={styles.frame} aria-busy={!ready} />
    </div>
  );
  return (
    <Stack gap="x4">
      {field('number')}
      <div className={styles.pair}>
        {field('expirationDate')}
        {field('cvv')}
      </div>
      {save !== null && (
        <SaveCard
          checked={saved}
          onChange={(next) => {
            setSaved(next);
            onSave(next);
          }}
        />
      )}
    </Stack>
  );
}

/** The look of the text in the frames: that of the shop's own fields. */
function inputStyles(container: HTMLElement | null): Record<string, Record<string, string>> {
  if (!container) return {};
  const { color, fontSize } = getComputedStyle(container);
  return { input: { color, 'font-size': fontSize, 'font-family': 'sans-serif' } };
}
