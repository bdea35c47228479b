import { Text } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';
import { useHydrated } from '../platform/hydration/use-hydrated.ts';
import { useStorage } from '../platform/storage-context.tsx';
import { unansweredDeletionIn } from '../session/index.ts';

/**
 * Says to whom the session ended after an account was to be deleted, without an answer, how to find out whether it
 * was.
 */
export function DeletionNote() {
  const intl = useIntl();
  const storage = useStorage();
  const inBrowser = useHydrated();
  if (!inBrowser || unansweredDeletionIn(storage).get() === undefined) return null;
  return <Text role="status">{intl.formatMessage('auth.signIn.deletionUnanswered')}</Text>;
}
