'use client';
import { useRef } from 'react';
import type { FieldGroupAttributes } from '../field/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { RadioCards } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { useControlled, useFormReset, useInputBeforeHydration, useMergedRef } from '../hooks/index.ts';
import { subscriptionOfferStrings, type SubscriptionOfferStrings } from './subscription-offer.strings.ts';

export interface SubscriptionInterval {
  /** Value to submit, e.g. `P30D`. */
  value: string;
  /** Label, e.g. `every 30 days`. */
  label: string;
}

/**
 * Props of `SubscriptionOffer`. Other attributes are passed to the root element. Omitted strings come from the
 * provider.
 */
export interface SubscriptionOfferProps extends FieldGroupAttributes, StringOverrides<SubscriptionOfferStrings> {
  /** Name under which the form submits `once` or `subscription`; the interval is submitted under `${name}-interval`. */
  name: string;
  /** Formatted price of a one-time purchase, e.g. `€44.90`. */
  oneTimePrice: string;
  /** Formatted price of each delivery of a subscription. */
  subscriptionPrice: string;
  /** Intervals, at least one. */
  intervals: readonly SubscriptionInterval[];
  /** Terms of the subscription, e.g. `Cancel at any time. You save 10%.` */
  subscriptionHint?: string;
  /** Value of the selected interval, or null for a one-time purchase. Makes the component controlled. */
  value?: string | null;
  /** Initial value of an uncontrolled component. Default null: a subscription is never preselected. */
  defaultValue?: string | null;
  /** Called with the value of the interval, or null for a one-time purchase. */
  onValueChange?(value: string | null): void;
}

/** Selection between a one-time purchase and a subscription: radios whose names contain price and interval. */
export function SubscriptionOffer({
  name,
  oneTimePrice,
  subscriptionPrice,
  intervals,
  subscriptionHint,
  value: held,
  defaultValue = null,
  onValueChange,
  label,
  oneTimeLabel,
  subscriptionLabel,
  intervalLabel,
  ref,
  ...props
}: SubscriptionOfferProps) {
  const strings = useStrings('subscriptionOffer', subscriptionOfferStrings, {
    label,
    oneTimeLabel,
    subscriptionLabel,
    intervalLabel,
  });
  const [value, choose, reset] = useControlled({ value: held, defaultValue, onChange: onValueChange });
  const group = useRef<HTMLDivElement>(null);
  const setGroup = useMergedRef(group, ref);
  useFormReset(group, reset);
  const interval = intervals.find((each) => each.value === value) ?? intervals[0];
  const rendered = interval?.value ?? null;
  useInputBeforeHydration(group, (element) => {
    const isOnce = element.querySelector('input:checked')?.getAttribute('value') !== 'subscription';
    const entered = isOnce ? null : (element.querySelector('select')?.value ?? rendered);
    if (entered !== (value === null ? null : rendered)) choose(entered);
  });
  return (
    <RadioCards
      {...props}
      ref={setGroup}
      label={strings.label}
      name={name}
      value={value === null ? 'once' : 'subscription'}
      onValueChange={(kind) => choose(kind === 'once' ? null : rendered)}
      options={[
        { value: 'once', title: strings.oneTimeLabel, price: oneTimePrice },
        {
          value: 'subscription',
          title: strings.subscriptionLabel(interval?.label ?? ''),
          price: subscriptionPrice,
          description: subscriptionHint,
          content: intervals.length > 1 && (
            <Select
              label={strings.intervalLabel}
              name={`${name}-interval`}
              value={interval?.value}
              options={intervals}
              onChange={(event) => choose(event.currentTarget.value)}
            />
          ),
        },
      ]}
    />
  );
}
