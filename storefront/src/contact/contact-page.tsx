import { Columns, PageBlock, Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { preloadCaptcha } from '../captcha/index.ts';
import { formsMessages } from '../forms/index.ts';
import { getBreadcrumbJsonLd } from '../platform/breadcrumbs/breadcrumb-data.ts';
import { PageBreadcrumbs } from '../platform/breadcrumbs/page-breadcrumbs.tsx';
import { definePage } from '../platform/navigation/page.tsx';
import { isSupported, useCommerce, useQuery, type ResultOf } from '../commerce/index.ts';
import { consentTextsQuery, toConsentTexts } from '../consent/index.ts';
import { parseRichText, richTextModules, RichTextView, type RichText } from '../content/index.ts';
import { needHelpQuery, toHelpContact, type HelpContact } from '../help/index.ts';
import { useIntl } from '../i18n/index.ts';
import { ContactArea } from './contact-area.tsx';
import * as styles from './contact-page.css.ts';
import { contactBlocks } from './contact-blocks.ts';
import { parseReason, type ContactReason } from './contact-message.ts';
import { contactBlocksQuery, contactConfigQuery, submitStockContactMutation } from './contact-operations.ts';
import { ContactWays } from './contact-ways.tsx';
import { contactMessages } from './messages.ts';

interface ContactPageView {
  /** Asked for by the address, e.g. by a link of the returns page; empty for none. */
  reason: ContactReason | '';
  /** Sanitized; null for none. */
  consentLabel: string | null;
  /** Sanitized; null for none. */
  consentLegal: string | null;
  top: RichText | null;
  below: RichText | null;
  contact: HelpContact;
  /** Whether the shop has pages of physical stores. */
  hasStores: boolean;
  /** Made in the browser just now, not by the server at some time. */
  fresh: boolean;
}

function ContactPage({
  view: { reason, consentLabel, consentLegal, top, below, contact, hasStores, fresh },
}: {
  view: ContactPageView;
}) {
  const intl = useIntl();
  // Whether messages are taken may have changed since the page was cached.
  const { data, error } = useQuery(contactConfigQuery, {}, { policy: fresh ? 'cache-first' : 'cache-and-network' });
  const { client } = useCommerce();
  const status = isSupported(client, submitStockContactMutation) ? contactStatus(data, error) : 'disabled';
  const title = intl.formatMessage('contact.title');
  const hasWays = contact.phone !== null || contact.email !== null || hasStores;
  return (
    <PageBlock space="x6">
      <Stack gap="x8">
        <Stack gap="x3">
          <PageBreadcrumbs current={title} />
          <Heading level={1}>{title}</Heading>
        </Stack>
        {top && (
          <div className={styles.prose}>
            <RichTextView text={top} />
          </div>
        )}
        <Columns template="mainAside" gap="x10">
          <div className={hasWays ? undefined : styles.prose}>
            <ContactArea {...{ status, reason, consentLabel, consentLegal, contact, hasWays }} />
          </div>
          {hasWays && <ContactWays contact={contact} hasStores={hasStores} />}
        </Columns>
        {below && <RichTextView text={below} />}
        {status === 'disabled' && !top && !below && !hasWays && <Text>{intl.formatMessage('contact.byMail')}</Text>}
      </Stack>
    </PageBlock>
  );
}

function contactStatus(data: ResultOf<typeof contactConfigQuery.document> | undefined, error: unknown) {
  // When nobody says otherwise the form is offered: the backend itself refuses a message that it does not take.
  if (!data) return error === undefined ? 'loading' : 'enabled';
  return data.storeConfig?.contact_enabled === false ? 'disabled' : 'enabled';
}

/** The contact page. */
export const page = definePage({
  messageCatalogs: [contactMessages, formsMessages],
  load: async (_: object, { fetch, query, intl, layout, pathname, root, url }) => {
    const [texts, blocks, help, { sanitizeHtml }] = await Promise.all([
      query(consentTextsQuery, {}, { policy: 'cache-first' }),
      fetch(contactBlocksQuery, { cmsBlockIdentifiers: Object.values(contactBlocks) }),
      fetch(needHelpQuery, {}),
      import('@witryna/page-builder/parser'),
      query(contactConfigQuery, {}),
      preloadCaptcha({ layout, query }),
    ]);
    const { contact, contactLegal } = toConsentTexts(texts);
    const getBlock = (identifier: string) =>
      parseRichText(
        blocks.cmsBlocks?.items?.find((block) => block?.identifier === identifier)?.content,
        layout.settings,
      );
    const [top, below] = await Promise.all([getBlock(contactBlocks.top), getBlock(contactBlocks.below)]);
    return {
      view: {
        reason: parseReason(url.searchParams.get('reason')),
        consentLabel: contact && sanitizeHtml(contact, layout.settings),
        consentLegal: contactLegal && sanitizeHtml(contactLegal, layout.settings),
        top,
        below,
        contact: toHelpContact(help, intl.locale),
        hasStores: layout.capabilities.includes('storeLocator'),
        fresh: !import.meta.env.SSR,
      },
      metadata: {
        title: intl.formatMessage('contact.title'),
        description: intl.formatMessage('contact.description'),
        canonicalPath: pathname,
        ...(import.meta.env.SSR && {
          structuredData: [
            getBreadcrumbJsonLd(root, [{ name: intl.formatMessage('contact.title'), href: pathname }], intl),
          ],
        }),
      },
      cacheTags: ['contact'],
      ...(import.meta.env.SSR && { lazyModules: await richTextModules([top, below]) }),
    };
  },
  Component: ContactPage,
});
