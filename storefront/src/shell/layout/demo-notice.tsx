import { useIntl } from '../../i18n/index.ts';
import { useLayout } from '../../platform/layout/layout-context.tsx';
import * as styles from './layout.css.ts';

/** Tells shoppers that orders are not fulfilled, where the merchant says so. */
export function DemoNotice() {
  const intl = useIntl();
  return useLayout().store.isDemo ? (
    <p className={styles.demoNotice}>{intl.formatMessage('layout.demoNotice')}</p>
  ) : null;
}
