import { useState, useSyncExternalStore } from 'react';
import { LazyMount } from '../../platform/hydration/lazy-mount.tsx';
import type { PaymentQuestion, PaymentQuestions } from './questions.ts';

const loadChallengeDialog = async () => (await import('./challenge-dialog.tsx')).ChallengeDialog;
const loadRedirectDialog = async () => (await import('./redirect-dialog.tsx')).RedirectDialog;
const loadProviderDialog = async () => (await import('./provider-dialog.tsx')).ProviderDialog;

/** Shows what a payment provider asks while a payment is under way. */
export function ProviderQuestion({ questions }: { questions: PaymentQuestions }) {
  const question = useSyncExternalStore(questions.subscribe, questions.get, () => null);
  const [answered, setAnswered] = useState<PaymentQuestion | null>(null);
  if (!question) return null;
  if (question.type === 'provider') {
    return (
      <LazyMount
        key={question.id}
        load={loadProviderDialog}
        when
        onError={question.fail}
        props={{ mount: question.mount, onLeave: question.leave, onFailure: question.fail }}
      />
    );
  }
  if (question.type === 'redirect') {
    return (
      <LazyMount
        key={question.id}
        load={loadRedirectDialog}
        when
        onError={question.fail}
        props={{ atOnce: question.atOnce, mount: question.mount, onLeave: question.leave, onFailure: question.fail }}
      />
    );
  }
  return (
    <LazyMount
      load={loadChallengeDialog}
      when
      onError={question.fail}
      props={{
        busy: answered === question,
        sandboxCode: question.sandboxCode,
        isRetry: question.isRetry,
        onAnswer: (code) => {
          setAnswered(question);
          question.answer(code);
        },
        onCancel: () => question.answer(null),
      }}
    />
  );
}
