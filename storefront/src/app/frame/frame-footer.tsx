import { CheckoutFooter, copyrightText, FollowUs, Footer } from '@witryna/ui/footer';
import { Logo } from '@witryna/ui/header';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useLocation } from 'react-router-dom';
import { useIntl } from '../../i18n/index.ts';
import { NewsletterSlot } from '../../newsletter/index.ts';
import { hasChoice, SwitchersIsland } from '../../store-view/index.ts';
import type { IslandSource } from '../island.tsx';
import { CmsBlock } from './cms-block.tsx';
import { footerCatalogue, messages } from './footer/messages.ts';
import { footerGroups, socialPages } from './footer-groups.ts';
import { frameBlocks } from './frame-data.ts';
import { useFrame } from './frame-context.tsx';
import { isCartPath, isCheckoutPath } from './frame-path.ts';
import { messages as frameMessages } from './messages.ts';

/** The footer: link groups, social pages, switchers, copyright and legal links (FRM-15 to FRM-24); on the checkout only copyright and its links (FRM-26). */
function FrameFooter() {
  const intl = useIntl();
  const frame = useFrame();
  const { pathname } = useLocation();
  // The year changes while pages are cached; the server's and the browser's may differ for a moment.
  const copyright = <span suppressHydrationWarning>{copyrightText(frame.store.copyright, new Date().getFullYear())}</span>;
  if (isCheckoutPath(pathname)) {
    return <CheckoutFooter copyright={copyright} extra={<CmsBlock identifier={frameBlocks.checkoutLinks} />} />;
  }
  const has = {
    withdrawal: frame.withdrawal,
    stores: frame.capabilities.includes('storeLocator'),
    contact: frame.store.contactEnabled,
    newsletter: frame.store.newsletterEnabled,
  };
  return (
    <Footer
      lead={
        <Stack gap="x3" align="start">
          <Logo href="/" label={intl.formatMessage(frameMessages.home, { shop: 'witryna' })} inverse>
            witryna
          </Logo>
          <Text>{intl.formatMessage(messages.tagline)}</Text>
        </Stack>
      }
      newsletter={<NewsletterSlot />}
      groups={footerGroups.map(({ id, title, entries }) => ({
        id,
        title: intl.formatMessage(title),
        entries: entries.filter(({ needs }) => needs === undefined || has[needs]).map((entry) => ({
          id: entry.id,
          label: intl.formatMessage(entry.text),
          ...(entry.path && { href: entry.path }),
        })),
      }))}
      social={<FollowUs facebookHref={socialPages.facebook} instagramHref={socialPages.instagram} followLabel={intl.formatMessage(messages.followUs)} />}
      switchers={hasChoice(frame) && <SwitchersIsland side="top" />}
      copyright={copyright}
      extra={<CmsBlock identifier={frameBlocks.legalLinks} />}
      spacing={isCartPath(pathname) ? 'mobileCart' : 'none'}
    />
  );
}

export const island: IslandSource<object> = { catalogues: [footerCatalogue], Component: FrameFooter };
