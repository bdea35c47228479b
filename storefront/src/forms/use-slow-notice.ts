import { announceSlowAnswer } from '../commerce/index.ts';
import { useIntl, useLoadMessages } from '../i18n/index.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { formsMessages } from './messages.ts';

/**
 * Returns the function that tells the shopper when an answer takes long, so that nothing is sent a second time. It
 * returns the answer as it settles.
 */
export function useSlowNotice(): <Result>(answer: Promise<Result>) => Promise<Result> {
  const intl = useIntl();
  const load = useLoadMessages();
  const toast = useToast();
  const announce = async () => {
    if (await load(formsMessages)) toast({ type: 'info', message: intl.formatMessage('forms.slow') });
  };
  return (answer) => announceSlowAnswer(answer, () => void announce());
}
