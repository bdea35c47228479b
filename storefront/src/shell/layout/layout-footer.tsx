import { CheckoutFooter, formatCopyright, FollowUs, Footer } from '@witryna/ui/footer';
import { Logo } from '@witryna/ui/header';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useLocation } from 'react-router-dom';
import { useIntl } from '../../i18n/index.ts';
import { NewsletterSlot } from '../../newsletter/index.ts';
import { loadIsStaticRoute } from '../load-is-static-route.ts';
import { hasChoice, SwitchersIsland } from '../../store-view/index.ts';
import type { IslandModule } from '../../platform/hydration/island.tsx';
import { CmsBlock } from './cms-block.tsx';
import { footerMessages } from './footer/messages.ts';
import { footerGroups, socialPages } from './footer-groups.ts';
import { layoutBlocks } from './read-layout-data.ts';
import { useLayout } from '../../platform/layout/layout-context.tsx';
import { isCartPath, isCheckoutPath } from './checkout-path.ts';

/**
 * The footer: link groups, social pages, switchers, copyright and legal links; on the checkout only
 * copyright and its links.
 */
function LayoutFooter() {
  const intl = useIntl();
  const layout = useLayout();
  const { pathname } = useLocation();
  // The year changes while pages are cached; the server's and the browser's may differ for a moment.
  const copyright = (
    <span suppressHydrationWarning>{formatCopyright(layout.store.copyright, new Date().getFullYear())}</span>
  );
  if (isCheckoutPath(pathname)) {
    return <CheckoutFooter copyright={copyright} extra={<CmsBlock identifier={layoutBlocks.checkoutLinks} />} />;
  }
  const has = {
    withdrawal: layout.withdrawal,
    stores: layout.capabilities.includes('storeLocator'),
    contact: layout.store.contactEnabled,
    newsletter: layout.store.newsletterEnabled,
  };
  return (
    <Footer
      brand={
        <Stack gap="x3" align="start">
          <Logo href="/" label={intl.formatMessage('frame.home', { shop: 'witryna' })} inverse>
            witryna
          </Logo>
          <Text>{intl.formatMessage('frame.footer.tagline')}</Text>
        </Stack>
      }
      newsletter={<NewsletterSlot />}
      groups={footerGroups.map(({ id, title, entries }) => ({
        id,
        title: intl.formatMessage(title),
        links: entries
          .filter(({ needs }) => needs === undefined || has[needs])
          .map((entry) => ({
            id: entry.id,
            label: intl.formatMessage(entry.text),
            ...(entry.path && { href: entry.path }),
          })),
      }))}
      social={<FollowUs facebookHref={socialPages.facebook} instagramHref={socialPages.instagram} />}
      switchers={hasChoice(layout) && <SwitchersIsland side="top" loadIsStaticRoute={loadIsStaticRoute} />}
      copyright={copyright}
      extra={<CmsBlock identifier={layoutBlocks.legalLinks} />}
      spacing={isCartPath(pathname) ? 'mobileCart' : 'none'}
    />
  );
}

export const island: IslandModule<object> = { messageCatalogs: [footerMessages], Component: LayoutFooter };
