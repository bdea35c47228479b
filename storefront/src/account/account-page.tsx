import { AccountLayout } from '@witryna/ui/account-layout';
import { PageBlock, Stack } from '@witryna/ui/layout';
import { Heading } from '@witryna/ui/text';
import { formsMessages } from '../forms/index.ts';
import { showIncompletePage } from '../platform/hydration/incomplete-page.ts';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { PageNotFoundError } from '../platform/navigation/page-not-found-error.ts';
import { definePage } from '../platform/navigation/page.tsx';
import type { AccountRouteParams } from './account-route.ts';
import { productsMessages } from '../products/index.ts';
import { checkoutMessages } from '../checkout/index.ts';
import { type IntlShape, useIntl } from '../i18n/index.ts';
import { ordersMessages, QueryLoading } from '../orders/index.ts';
import { authMessages } from '../auth/index.ts';
import { wishlistMessages } from '../wishlist/index.ts';
import { AccountNav } from './account-nav.tsx';
import { loadGuestWishlist, loadSection } from './account-sections.ts';
import { accountMessages } from './messages.ts';
import { useRequireSignIn } from './use-require-sign-in.ts';
import { useGuestListShown } from './wishlist/use-guest-list-shown.ts';

function getTitle(intl: IntlShape, place: AccountRouteParams): string {
  switch (place.section) {
    case 'overview':
      return intl.formatMessage('account.nav.overview');
    case 'orders':
      return intl.formatMessage('account.nav.orders');
    case 'order':
      return intl.formatMessage('account.nav.order', { number: place.number });
    case 'wishlist':
      return intl.formatMessage('account.nav.wishlist');
    case 'information':
      return intl.formatMessage('account.nav.information');
    case 'addresses':
      return intl.formatMessage('account.nav.addresses');
    case 'payments':
      return intl.formatMessage('account.nav.payments');
    case 'storeCredit':
      return intl.formatMessage('account.nav.storeCredit');
    case 'rewardPoints':
      return intl.formatMessage('account.nav.rewardPoints');
    case 'downloads':
      return intl.formatMessage('account.nav.downloads');
    case 'communications':
      return intl.formatMessage('account.nav.communications');
    case 'gdpr':
      return intl.formatMessage('account.nav.gdpr');
  }
}

const nothing = {};

/** For a section whose script is on its way. */
const waiting = { when: true, fallback: <QueryLoading label="account.loading" />, onError: showIncompletePage };

function AccountPage({ view: place }: { view: AccountRouteParams }) {
  const intl = useIntl();
  const isGuestList = useGuestListShown(place.section);
  const { signedIn } = useRequireSignIn(isGuestList);
  if (isGuestList) {
    return (
      <PageBlock space="x8">
        <Stack gap="x6">
          <Heading level={1}>{getTitle(intl, place)}</Heading>
          <LazyMount {...waiting} load={loadGuestWishlist} props={nothing} />
        </Stack>
      </PageBlock>
    );
  }
  return (
    <PageBlock space="x8">
      <AccountLayout navigation={<AccountNav current={place.section} />}>
        <Heading level={1}>{getTitle(intl, place)}</Heading>
        {signedIn ? <Section key={place.section} place={place} /> : <QueryLoading label="account.loading" />}
      </AccountLayout>
    </PageBlock>
  );
}

function Section({ place }: { place: AccountRouteParams }) {
  switch (place.section) {
    case 'overview':
      return <LazyMount {...waiting} load={loadSection.overview} props={nothing} />;
    case 'orders':
      return <LazyMount {...waiting} load={loadSection.orders} props={nothing} />;
    case 'order':
      return <LazyMount {...waiting} load={loadSection.order} props={{ number: place.number }} />;
    case 'wishlist':
      return <LazyMount {...waiting} load={loadSection.wishlist} props={nothing} />;
    case 'information':
      return <LazyMount {...waiting} load={loadSection.information} props={nothing} />;
    case 'addresses':
      return <LazyMount {...waiting} load={loadSection.addresses} props={nothing} />;
    case 'payments':
      return <LazyMount {...waiting} load={loadSection.payments} props={nothing} />;
    case 'storeCredit':
      return <LazyMount {...waiting} load={loadSection.storeCredit} props={nothing} />;
    case 'rewardPoints':
      return <LazyMount {...waiting} load={loadSection.rewardPoints} props={nothing} />;
    case 'downloads':
      return <LazyMount {...waiting} load={loadSection.downloads} props={nothing} />;
    case 'communications':
      return <LazyMount {...waiting} load={loadSection.communications} props={nothing} />;
    case 'gdpr':
      return <LazyMount {...waiting} load={loadSection.gdpr} props={{ type: place.type, code: place.code }} />;
  }
}

/** The account of a signed-in customer. Nothing private is in the server's HTML. */
export const page = definePage<AccountRouteParams, AccountRouteParams>({
  messageCatalogs: [
    accountMessages,
    ordersMessages,
    wishlistMessages,
    productsMessages,
    authMessages,
    checkoutMessages,
    formsMessages,
  ],
  load: async (place, { intl, layout }) => {
    const { section } = place;
    // Only backends with such balances have their pages.
    if ((section === 'storeCredit' || section === 'rewardPoints') && !layout.capabilities.includes(section))
      throw new PageNotFoundError();
    await loadSection[section]();
    return { view: place, metadata: { title: getTitle(intl, place) } };
  },
  Component: AccountPage,
});
