import { CheckoutFooter, copyrightText, Footer } from '@witryna/ui/footer';
import { Logo } from '@witryna/ui/header';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useLocation } from 'react-router-dom';
import { useIntl } from '../../i18n/index.ts';
import { CmsBlock } from './cms-block.tsx';
import { footerGroups } from './footer-groups.ts';
import { frameBlocks } from './frame-data.ts';
import { useFrame } from './frame-context.tsx';
import { isCartPath, isCheckoutPath } from './frame-path.ts';
import { messages } from './messages.ts';

/** The footer: link groups, copyright (FRM-15 to FRM-24); on the checkout only copyright and its links (FRM-26). */
export function FrameFooter() {
  const intl = useIntl();
  const { store } = useFrame();
  const { pathname } = useLocation();
  // The year changes while pages are cached; the server's and the browser's may differ for a moment.
  const copyright = <span suppressHydrationWarning>{copyrightText(store.copyright, new Date().getFullYear())}</span>;
  if (isCheckoutPath(pathname)) {
    return <CheckoutFooter copyright={copyright} extra={<CmsBlock identifier={frameBlocks.checkoutLinks} />} />;
  }
  return (
    <Footer
      lead={
        <Stack gap="x3" align="start">
          <Logo href="/" label={intl.formatMessage(messages.home, { shop: 'witryna' })} inverse>
            witryna
          </Logo>
          <Text>{intl.formatMessage(messages.tagline)}</Text>
        </Stack>
      }
      groups={footerGroups.map(({ id, title, entries }) => ({
        id,
        title: intl.formatMessage(title),
        entries: entries.map((entry) => ({
          id: entry.id,
          label: intl.formatMessage(entry.text),
          ...(entry.path && { href: entry.path }),
        })),
      }))}
      copyright={copyright}
      spacing={isCartPath(pathname) ? 'mobileCart' : 'none'}
    />
  );
}
