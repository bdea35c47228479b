import { CheckoutFooter, formatCopyright, FollowUs, Footer } from '@witryna/ui/footer';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useLocation } from 'react-router-dom';
import { useIntl } from '../../i18n/index.ts';
import { LazyNewsletter } from '../../newsletter/index.ts';
import { loadIsStaticRoute } from '../load-is-static-route.ts';
import { hasSwitcherOptions, SwitchersIsland } from '../../store-view/index.ts';
import type { IslandModule } from '../../platform/hydration/island.tsx';
import { SanitizedHtml } from '../../trusted-types/index.ts';
import { CmsBlock } from './cms-block.tsx';
import { footerMessages } from './footer/messages.ts';
import { getFooterGroups } from './footer-groups.ts';
import { getBlockLinks } from './footer-links.ts';
import { ShopLogo } from './shop-logo.tsx';
import { getSocialLinks } from './social-links.tsx';
import { layoutBlocks } from '../../platform/layout/layout-blocks.ts';
import { absoluteFooter } from './to-layout-data.ts';
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
    contact: layout.store.hasContactPage,
    newsletter: layout.store.newsletterEnabled,
  };
  const intro = layout.blocks[layoutBlocks.footerIntro];
  const socialLinks = getSocialLinks(layout.blocks[layoutBlocks.socialLinks] ?? '');
  return (
    <Footer
      brand={
        <Stack gap="x3" align="start">
          <ShopLogo inverse />
          {intro && (
            <Text>
              <SanitizedHtml as="span" html={intro} />
            </Text>
          )}
        </Stack>
      }
      newsletter={<LazyNewsletter />}
      groups={getFooterGroups(getBlockLinks(layout.blocks[layoutBlocks.footerLinks] ?? ''), has, (id) =>
        intl.formatMessage(id),
      )}
      social={socialLinks.length > 0 && <FollowUs links={socialLinks} />}
      switchers={hasSwitcherOptions(layout) && <SwitchersIsland side="top" loadIsStaticRoute={loadIsStaticRoute} />}
      copyright={copyright}
      extra={
        <>
          <CmsBlock identifier={layoutBlocks.legalLinks} />
          <CmsBlock identifier={absoluteFooter} />
        </>
      }
      spacing={isCartPath(pathname) ? 'mobileCart' : 'none'}
    />
  );
}

export const island: IslandModule<object> = { messageCatalogs: [footerMessages], Component: LayoutFooter };
