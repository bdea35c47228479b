import { useState, useSyncExternalStore } from 'react';
import { Late } from '../../app/index.ts';
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
      <Late key={question.id} load={loadProviderDialog} wanted onFailure={question.fail} props={{ mount: question.mount, onLeave: question.leave, onFailure: question.fail }} />
    );
  }
  if (question.type === 'redirect') {
    return (
      <Late
        key={question.id}
        load={loadRedirectDialog}
        wanted
        onFailure={question.fail}
        props={{ atOnce: question.atOnce, mount: question.mount, onLeave: question.leave, onFailure: question.fail }}
      />
    );
  }
  return (
    <Late
      load={loadChallengeDialog}
      wanted
      onFailure={question.fail}
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
