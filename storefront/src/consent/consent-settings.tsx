import { useLayout } from '../platform/layout/layout-context.tsx';
import { usePanel } from '../platform/layout/ui-store-context.tsx';
import { useIntl, useMessages } from '../i18n/index.ts';
import * as styles from './consent-settings.css.ts';
import { consentMessages } from './messages.ts';

/** Opens the question of consent again; nothing where nothing is measured. */
export function ConsentSettings() {
  const intl = useIntl();
  const hasWords = useMessages(consentMessages);
  const { analyticsScript } = useLayout().settings;
  const [, setPanel] = usePanel();
  if (!hasWords || analyticsScript === null) return null;
  return (
    <button type="button" className={styles.settings} onClick={() => setPanel('consent')}>
      {intl.formatMessage('consent.settings')}
    </button>
  );
}
