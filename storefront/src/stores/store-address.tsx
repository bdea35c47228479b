import { TextLink } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';
import { telephoneHref, type Store } from './store.ts';
import * as styles from './stores.css.ts';

/** Address and telephone of a shop. */
export function StoreAddress({ store }: { store: Store }) {
  const intl = useIntl();
  const { name, telephone } = store;
  const lines = [...store.addressLines, `${store.postcode} ${store.city}`.trim()];
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {telephone && (
        <span>
          <TextLink href={telephoneHref(telephone)} className={styles.telephone} aria-label={intl.formatMessage(messages.call, { name, telephone })}>
            {telephone}
          </TextLink>
        </span>
      )}
    </address>
  );
}
