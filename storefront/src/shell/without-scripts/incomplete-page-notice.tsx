import type { IntlShape } from '../../i18n/index.ts';
import * as styles from '../layout/layout.css.ts';

interface IncompletePageNoticeProps {
  intl: IntlShape;
  /** Path of the page, without its query, which must not stand in HTML that shared caches keep. */
  path: string;
}

/**
 * Says that scripts of the page are missing, with a link that loads it again. The boot script shows it when a reload
 * has not helped.
 */
export function IncompletePageNotice({ intl, path }: IncompletePageNoticeProps) {
  return (
    <template id="witryna-incomplete">
      <div role="alert" className={styles.withoutScripts}>
        {intl.formatMessage('withoutScripts.incomplete')}
        {/* A whole page load. */}
        <a href={path} className={styles.withoutScriptsLink}>
          {intl.formatMessage('withoutScripts.reload')}
        </a>
      </div>
    </template>
  );
}
