import type { IntlShape } from '../../i18n/index.ts';
import * as styles from '../layout/layout.css.ts';

interface WithoutScriptsNoticeProps {
  intl: IntlShape;
  /** Path before every path of the store view; empty for the default one. */
  basePath: string;
  /** Whether the page has a search form of its own. */
  hasSearch: boolean;
}

/**
 * Says what does not work without scripts, and offers the search. It stays at the lower edge of the screen, next to
 * whatever button was pressed. Rendered next to the application's root by the server, so that no script grows by it.
 */
export function WithoutScriptsNotice({ intl, basePath, hasSearch }: WithoutScriptsNoticeProps) {
  return (
    <noscript>
      <div className={styles.withoutScripts}>
        <p className={styles.withoutScriptsText}>{intl.formatMessage('withoutScripts.notice')}</p>
        {!hasSearch && (
          <form method="get" action={`${basePath}/search.html`} role="search" className={styles.withoutScriptsSearch}>
            <input
              type="search"
              name="query"
              required
              aria-label={intl.formatMessage('withoutScripts.searchLabel')}
              className={styles.withoutScriptsField}
            />
            <button type="submit" className={styles.withoutScriptsField}>
              {intl.formatMessage('withoutScripts.searchSubmit')}
            </button>
          </form>
        )}
      </div>
    </noscript>
  );
}
