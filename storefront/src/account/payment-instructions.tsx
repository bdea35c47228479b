import { CardSection } from '@witryna/ui/card';
import { Heading } from '@witryna/ui/text';
import { useEffect, useState } from 'react';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { useQuery } from '../commerce/index.ts';
import { cmsBlocksQuery, parseRichText, RichTextView, type RichText } from '../content/index.ts';
import { useIntl } from '../i18n/index.ts';

/**
 * How to pay an order that is paid afterward, e.g. by bank transfer: the merchant's CMS block
 * `payment-instructions-<code>`. Magento gives the instructions of a payment method to its mails alone. Nothing while
 * there is no such block.
 *
 * @param method code of the payment method, e.g. `banktransfer`
 */
export function PaymentInstructions({ method }: { method: string }) {
  const intl = useIntl();
  const { settings } = useLayout();
  const identifier = `payment-instructions-${method}`;
  const { data } = useQuery(cmsBlocksQuery, { identifiers: [identifier] });
  const content = data?.cmsBlocks?.items?.find((block) => block?.identifier === identifier)?.content;
  const [text, setText] = useState<RichText | null>(null);
  useEffect(() => {
    let isStale = false;
    parseRichText(content, settings).then(
      (read) => {
        if (!isStale) setText(read);
      },
      // The mail that confirms the order says it, too.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [content, settings]);
  if (!text) return null;
  return (
    <CardSection aria-labelledby="payment-instructions">
      <Heading level={2} size="h4" id="payment-instructions">
        {intl.formatMessage('account.receipt.howToPay')}
      </Heading>
      <RichTextView text={text} />
    </CardSection>
  );
}
