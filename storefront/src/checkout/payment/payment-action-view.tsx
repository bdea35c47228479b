import { useState, useSyncExternalStore } from 'react';
import { LazyMount } from '../../platform/hydration/lazy-mount.tsx';
import type { PaymentAction, PaymentActions } from './payment-actions.ts';

const loadChallengeDialog = async () => (await import('./challenge-dialog.tsx')).ChallengeDialog;
const loadRedirectDialog = async () => (await import('./redirect-dialog.tsx')).RedirectDialog;
const loadProviderDialog = async () => (await import('./provider-dialog.tsx')).ProviderDialog;

/** Shows the action that the payment provider requires. */
export function PaymentActionView({ actions }: { actions: PaymentActions }) {
  const action = useSyncExternalStore(actions.subscribe, actions.get, () => null);
  const [answered, setAnswered] = useState<PaymentAction | null>(null);
  if (!action) return null;
  if (action.type === 'provider') {
    return (
      <LazyMount
        key={action.id}
        load={loadProviderDialog}
        when
        onError={action.fail}
        props={{ mount: action.mount, onLeave: action.leave, onFailure: action.fail }}
      />
    );
  }
  if (action.type === 'redirect') {
    return (
      <LazyMount
        key={action.id}
        load={loadRedirectDialog}
        when
        onError={action.fail}
        props={{ atOnce: action.atOnce, mount: action.mount, onLeave: action.leave, onFailure: action.fail }}
      />
    );
  }
  return (
    <LazyMount
      load={loadChallengeDialog}
      when
      onError={action.fail}
      props={{
        busy: answered === action,
        sandboxCode: action.sandboxCode,
        isRetry: action.isRetry,
        onAnswer: (code) => {
          setAnswered(action);
          action.answer(code);
        },
        onCancel: () => action.answer(null),
      }}
    />
  );
}
