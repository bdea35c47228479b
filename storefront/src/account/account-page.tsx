import { PageBlock, Stack } from '@witryna/ui/layout';
import { Heading } from '@witryna/ui/text';
import { definePage, Late, type AccountPlace } from '../app/index.ts';
import { catalogCatalogue } from '../catalog/index.ts';
import { checkoutCatalogue } from '../checkout/index.ts';
import { formMessages } from '../forms/index.ts';
import { type IntlShape, useIntl } from '../i18n/index.ts';
import { ordersCatalogue, QueryLoading } from '../orders/index.ts';
import { sessionCatalogue } from '../session/index.ts';
import { wishlistCatalogue } from '../wishlist/index.ts';
import * as styles from './account.css.ts';
import { AccountNav } from './account-nav.tsx';
import { loadSection } from './account-sections.ts';
import { accountCatalogue, messages } from './messages.ts';
import { useGuard } from './use-guard.ts';

function titleOf(intl: IntlShape, place: AccountPlace): string {
  switch (place.section) {
    case 'overview':
      return intl.formatMessage(messages.overview);
    case 'orders':
      return intl.formatMessage(messages.myOrders);
    case 'order':
      return intl.formatMessage(messages.order, { number: place.number });
    case 'wishlist':
      return intl.formatMessage(messages.wishlist);
    case 'information':
      return intl.formatMessage(messages.information);
    case 'addresses':
      return intl.formatMessage(messages.addresses);
    case 'payments':
      return intl.formatMessage(messages.payments);
    case 'communications':
      return intl.formatMessage(messages.communications);
    case 'gdpr':
      return intl.formatMessage(messages.gdpr);
  }
}

function AccountPage({ view: place }: { view: AccountPlace }) {
  const intl = useIntl();
  const { signedIn } = useGuard();
  return (
    <PageBlock space="x8">
      <div className={styles.layout}>
        <AccountNav current={place.section} />
        <Stack gap="x6" className={styles.content}>
          <Heading level={1}>{titleOf(intl, place)}</Heading>
          {signedIn ? <Section key={place.section} place={place} /> : <QueryLoading label={messages.loading} />}
        </Stack>
      </div>
    </PageBlock>
  );
}

const nothing = {};

function Section({ place }: { place: AccountPlace }) {
  const frame = { wanted: true, fallback: <QueryLoading label={messages.loading} /> };
  switch (place.section) {
    case 'overview':
      return <Late {...frame} load={loadSection.overview} props={nothing} />;
    case 'orders':
      return <Late {...frame} load={loadSection.orders} props={nothing} />;
    case 'order':
      return <Late {...frame} load={loadSection.order} props={{ number: place.number }} />;
    case 'wishlist':
      return <Late {...frame} load={loadSection.wishlist} props={nothing} />;
    case 'information':
      return <Late {...frame} load={loadSection.information} props={nothing} />;
    case 'addresses':
      return <Late {...frame} load={loadSection.addresses} props={nothing} />;
    case 'payments':
      return <Late {...frame} load={loadSection.payments} props={nothing} />;
    case 'communications':
      return <Late {...frame} load={loadSection.communications} props={nothing} />;
    case 'gdpr':
      return <Late {...frame} load={loadSection.gdpr} props={{ type: place.type, code: place.code }} />;
  }
}

/** The account of a signed-in customer (RTE-16 to RTE-24, ACC-01). Nothing private stands in the server's HTML. */
export const page = definePage<AccountPlace, AccountPlace>({
  catalogues: [accountCatalogue, ordersCatalogue, wishlistCatalogue, catalogCatalogue, sessionCatalogue, checkoutCatalogue, formMessages],
  load: async (place, { intl }) => {
    await loadSection[place.section]();
    return { view: place, metadata: { title: titleOf(intl, place) } };
  },
  Component: AccountPage,
});
